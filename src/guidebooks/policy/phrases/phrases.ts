/**
 * The phrases of one language by what they say, separated by commas. `*` stands for any letters, `~` for up to three
 * words. Case, accents and the length of spaces do not count.
 */
export interface Phrases {
  /** To book, and a booking. */
  book: string;
  /** What is booked: the property, nights, a stay. */
  stay: string;
  /** To stay again or longer. */
  again: string;
  /** Directly, privately. */
  direct: string;
  /** A booking or a price without a platform, in one phrase: enough on its own. */
  directBooking: string;
  /** With the host. */
  us: string;
  /** The host's own website. */
  site: string;
  /** Past, outside, instead of; or away from a platform. */
  away: string;
  /** A platform without its name. */
  platform: string;
  /** Cheaper, a discount, without fees. */
  cheaper: string;
  pay: string;
  /** Money that does not go through a platform. */
  method: string;
  /** What is paid to a host. */
  rent: string;
  /** To write, ring, ask. */
  contact: string;
  /** E-mail, telephone, a social network. */
  channel: string;
  review: string;
  reward: string;
  /** What is agreed between guest and host without a platform, in one phrase: enough on its own. */
  betweenUs: string;
  /** What a host gives for praise, in one phrase, whatever it is. */
  gift: string;
  not: string;
  /** Words with a negation that denies nothing, and others that would mislead: read as if absent. */
  idle: string;
  /** What is booked or paid elsewhere in any holiday: a table, a taxi. */
  other: string;
  /** Reasons to ring a host during a stay. */
  problem: string;
}
