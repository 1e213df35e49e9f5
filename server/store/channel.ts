/** The channels on which submissions are delivered. */

/**
 * The ways on which a submission is delivered, each with leases, attempts and an end of its own: the mail to the
 * company, the acknowledgement to whoever wrote, and the webhook.
 */
export const channels = ['mail', 'acknowledgement', 'webhook'] as const;

/** A channel. */
export type Channel = (typeof channels)[number];

/** Channels other than the mail, which a submission need not have. */
export type SideChannel = Exclude<Channel, 'mail'>;

/** All of those. */
export const sideChannels = ['acknowledgement', 'webhook'] as const satisfies readonly SideChannel[];

/** The least time between two acknowledgements to one address, in milliseconds. */
export const acknowledgementPause = 60 * 60 * 1000;

/** A local part in a group, and its subaddress (RFC 5233): the same to JavaScript and to PostgreSQL. */
export const subaddress = '^([^+@]+)[+][^@]*';

/**
 * The address that acknowledgements are counted by: in small letters, and without a subaddress, of which anybody can
 * make up thousands that lead to one mailbox. Dots stay: they count with most mail servers.
 */
export const acknowledgedAddress = (email: string): string =>
  email.toLowerCase().replace(new RegExp(subaddress), '$1');
