/** Invented proof for the gallery. The first entry of each list is also shown alone, in another example. */
import type { Proof } from '../schema/proof.ts';

/** Entries must name pages, but the gallery shows them in any case. */
const pages = ['home'];

export const exampleProof: Proof = {
  cases: {
    heading: 'Work we have done',
    intro: 'As our clients allowed us to describe it.',
    entries: [
      {
        client: 'A Canadian insurer',
        task: 'Claims came in by mail, and three people typed each of them into two systems.',
        built:
          'A portal for claims in Power Pages that checks the form while a customer fills it in, and a link to the old system.',
        duration: 'Five months, with two of their people',
        changed: 'A claim is in the system in two minutes and no longer in two days.',
        link: '/services/power-pages',
        pages,
      },
      {
        client: 'Verband der Wasserversorgungsunternehmen Südniedersachsen',
        task: 'Readings of 41,000 meters stood in spreadsheets of eleven towns, each with its own columns.',
        built: 'One model for all readings, a nightly import and a report for each town.',
        duration: 'Three months',
        changed: 'Each town sees yesterday’s use on the next morning, next to that of its neighbors.',
        pages,
      },
      {
        client: 'Okello Nord',
        task: 'The store was slow on phones, and one order in five was given up in the basket.',
        built: 'A new basket with one page in place of four.',
        duration: 'Seven weeks',
        changed: 'One order in nine is given up.',
        link: 'https://www.example.com/okello',
        pages,
      },
      {
        client: 'A regional government in the north',
        task: 'Permits were sent from office to office on paper, and nobody knew where one lay.',
        built:
          'A case file in SharePoint with one owner at any time, and a page on which citizens see its state.',
        duration: 'Nine months, in four releases',
        changed: 'Calls that ask for the state of a permit have fallen by two thirds.',
        pages,
      },
      {
        client: 'Tessaly Private Bank',
        task: 'The bill for Azure had doubled in a year, and no team could say why.',
        built: 'Tags for every resource, a budget for each team and a weekly report.',
        duration: 'Six weeks',
        changed: 'The bill is a third lower, and each team knows its part of it.',
        pages,
      },
    ],
  },
  'client-quotes': {
    heading: 'What clients say',
    entries: [
      {
        text: 'They told us after a week that half of our list was not worth building. That saved the budget, and the other half was there before the summer.',
        name: 'Alex Doe',
        role: 'Head of IT, Example Insurance',
        pages,
      },
      {
        text: 'I can open the report in a meeting and nobody asks where the number is from.',
        name: 'Maximiliane von Hohenstein-Wittgenberg',
        role: 'Deputy Director for Digital Services, Example Regional Government',
        pages,
      },
      { text: 'It works on Mondays too.', name: 'Robin Roe', role: 'Night shift, Example Utility', pages },
      {
        text: 'The handover took ten days, with our people at the keyboard. Since then we have changed the forms eleven times without a call to anybody.',
        name: 'Kim Poe',
        role: 'Product owner, Example Bank',
        pages,
      },
      {
        text: 'Bad news came in the same report as good news, which made the good news believable.',
        name: 'Sam Noe',
        role: 'Chief financial officer, Example Grocers',
        pages,
      },
    ],
  },
  people: {
    heading: 'People you will meet',
    intro: 'One of them answers your message, and stays with your project.',
    entries: [
      {
        name: 'Alex Doe',
        role: 'Head of cloud projects',
        photo: 'example',
        sentence: 'Alex leads the first talk about Azure and stays until your team runs it alone.',
        pages,
      },
      {
        name: 'Maximiliane von Hohenstein-Wittgenberg',
        role: 'Principal architect for integration and data platforms',
        photo: 'example',
        sentence: 'Maximiliane draws the plan that the rest of us work from.',
        pages,
      },
      {
        name: 'Robin Roe',
        role: 'Reports and data',
        photo: 'example',
        sentence: 'Robin asks which decision a report is for before the first chart.',
        pages,
      },
      {
        name: 'Kim Poe',
        role: 'Client care',
        photo: 'example',
        sentence: 'Kim answers the phone when something stands still.',
        pages,
      },
      {
        name: 'Sam Noe',
        role: 'Security',
        photo: 'example',
        sentence: 'Sam reads the design with the eyes of an attacker and says what to change first.',
        pages,
      },
    ],
  },
  credentials: {
    heading: 'Certificates and partnerships',
    intro: 'Each of them can be checked with the organization that gave it.',
    entries: [
      {
        name: 'Example certificate of information security',
        mark: 'example',
        since: 2021,
        link: 'https://www.example.com/certificate',
        pages,
      },
      {
        name: 'Example partnership for cloud platforms, data and artificial intelligence',
        since: 2019,
        pages,
      },
      { name: 'Example quality mark', mark: 'example', since: 2024, pages },
      { name: 'Example award for accessible websites', since: 2025, link: '/about-us', pages },
      { name: 'Example register of auditors', mark: 'example', since: 2016, pages },
    ],
  },
  vacancies: {
    heading: 'Open positions',
    intro: 'Nothing that fits? Apply anyway, and say in your resume what work you are looking for.',
    entries: [
      {
        slug: 'azure-engineer',
        title: 'Azure engineer',
        place: { city: 'Cork', region: 'County Cork', country: 'Ireland' },
        contract: 'full-time',
        posted: '2027-01-04',
        closes: '2027-02-28',
        description: [
          'You move the applications of our clients to Azure, secure them and stay until they run there.',
          'You have done that before, and you write down what you find, so that the next colleague finds it faster.',
          'We offer 30 days of vacation, and the pay is 75,000 to 90,000 euros a year.',
        ],
      },
      {
        slug: 'integration-architect',
        title: 'Principal architect for integration and data platforms in public administration',
        place: { remote: ['Ireland', 'the Netherlands'] },
        contract: 'contractor',
        posted: '2027-01-04',
        closes: '2027-03-31',
        description: ['You draw the plan for one large client, and explain it to those who build it.'],
      },
      {
        slug: 'report-developer',
        title: 'Report developer',
        place: { city: 'Utrecht', country: 'Netherlands' },
        contract: 'part-time',
        posted: '2027-01-11',
        closes: '2027-02-15',
        description: ['You make reports that answer one question each.', 'You ask before you draw.'],
      },
      {
        slug: 'editor',
        title: 'Editor',
        place: { remote: ['Ireland'] },
        contract: 'temporary',
        posted: '2027-01-11',
        closes: '2027-02-01',
        description: ['You explain complicated work in plain words, for a year.'],
      },
      {
        slug: 'intern-sales',
        title: 'Internship in sales',
        place: { city: 'Groningen', country: 'Netherlands' },
        contract: 'internship',
        posted: '2027-01-11',
        closes: '2027-05-31',
        description: ['You join two colleagues in their talks with clients for three months.'],
      },
    ],
  },
};
