/** A service as its author writes it, to make mistakes in: the words of the site may change, and the tests stay. */
export const exampleService = `name: Azure
summary: Azure foundations, security, cost control and migration.
card: azure-and-cloud
meta:
  title: Azure Consulting, Cost Control and Migration
  description: >-
    Azure set up as code: capacity that follows load, private networks, a bill each team can read,
    sandboxes for trials and migration in rehearsed waves.
bands:
  - kind: banner
    title: Azure
    subtitle: Pay for the load you carry.
    picture: azure
  - kind: feature-tabs
    heading: A cloud with an owner
    intro: An introduction.
    areas:
      - title: Scalable
        icon: scale
        heading: What it is about
        illustration: azure/scalable
        subheading: One sentence about it.
        bullets:
          - The first bullet
          - The second bullet
          - The third bullet
          - The fourth bullet
      - title: Secure
        icon: shield
        heading: What it is about
        illustration: azure/secure
        subheading: One sentence about it.
        bullets:
          - The first bullet
          - The second bullet
          - The third bullet
          - The fourth bullet
      - title: Cost Effective
        icon: coins
        heading: What it is about
        illustration: azure/cost-effective
        subheading: One sentence about it.
        bullets:
          - The first bullet
          - The second bullet
          - The third bullet
          - The fourth bullet
      - title: Innovative
        icon: spark
        heading: What it is about
        illustration: azure/innovative
        subheading: One sentence about it.
        bullets:
          - The first bullet
          - The second bullet
          - The third bullet
          - The fourth bullet
      - title: Cloud Migration
        icon: cloud-up
        heading: What it is about
        illustration: azure/cloud-migration
        subheading: One sentence about it.
        bullets:
          - The first bullet
          - The second bullet
          - The third bullet
          - The fourth bullet
  - kind: quote
    text: We call ourselves {company.claims.mindset}.
    source: "{company}"
  - kind: related-topics
    heading: Related services
    pages:
      - /services/sharepoint
      - /services/cloud-advisory
      - /services/platform-engineering
  - kind: call-to-action
`;
