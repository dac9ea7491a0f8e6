/** The tables as code sees them; `migrations/` makes them. Times are epoch milliseconds, booleans 0 or 1, ids text. */
export interface Tables {
  accounts: AccountsTable;
  account_members: AccountMembersTable;
  member_guidebooks: MemberGuidebooksTable;
  users: UsersTable;
  sessions: SessionsTable;
  devices: DevicesTable;
  password_resets: PasswordResetsTable;
  rate_limits: RateLimitsTable;
  guidebooks: GuidebooksTable;
  retired_slugs: RetiredSlugsTable;
  sections: SectionsTable;
  section_media: SectionMediaTable;
  share_links: ShareLinksTable;
  guidebook_access: GuidebookAccessTable;
  stays: StaysTable;
  stay_requests: StayRequestsTable;
  media: MediaTable;
  account_subscriptions: AccountSubscriptionsTable;
  stripe_customers: StripeCustomersTable;
  checkouts: CheckoutsTable;
  stripe_events: StripeEventsTable;
  test_billing_pages: TestBillingPagesTable;
  places: PlacesTable;
  place_names: PlaceNamesTable;
  place_words: PlaceWordsTable;
  house_numbers: HouseNumbersTable;
  place_imports: PlaceImportsTable;
  place_answers: PlaceAnswersTable;
  generations: GenerationsTable;
  generated_sections: GeneratedSectionsTable;
  event_counts: EventCountsTable;
  drawn_pages: DrawnPagesTable;
  jobs: JobsTable;
}

/** Whose guidebooks, plan and pictures they are. Its people are its members. */
export interface AccountsTable {
  id: string;
  created_at: number;
}

export interface AccountMembersTable {
  account_id: string;
  user_id: string;
  role: "owner" | "editor" | "viewer";
  /** 1 for a member of some guidebooks only: those in `member_guidebooks`. */
  is_limited: number;
  created_at: number;
}

export interface MemberGuidebooksTable {
  account_id: string;
  user_id: string;
  guidebook_id: string;
}

export interface UsersTable {
  id: string;
  email: string;
  /** Lower-cased, NFKC: what an account is found by. */
  email_key: string;
  first_name: string;
  last_name: string;
  profile_image_url: string | null;
  password_hash: string;
  created_at: number;
}

export interface SessionsTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  last_seen_at: number;
  /** The account that this person chose to act in, or null for their own. */
  account_id: string | null;
}

/** A browser in which somebody has signed in to the account. */
export interface DevicesTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string;
  user_id: string;
  signed_in_at: number;
  expires_at: number;
}

export interface PasswordResetsTable {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
}

/** Points used in the window that ends at `expire`. */
export interface RateLimitsTable {
  key: string;
  points: number;
  expire: number;
}

export interface GuidebooksTable {
  id: string;
  account_id: string;
  /** Who made it, a member of the account: `userId` of the API. */
  user_id: string;
  name: string;
  slug: string;
  property_address: string | null;
  cover: string | null;
  created_at: number;
  updated_at: number;
  archived_at: number | null;
  /** Goes up with every change that a guest could see. */
  version: number;
}

/** Slugs that were given up. Printed codes still lead there, so nobody else may have them. */
export interface RetiredSlugsTable {
  /** SHA-256 of the slug, hex: it outlives the account, and the slug holds the property's name. */
  slug_hash: string;
  retired_at: number;
}

export interface SectionsTable {
  id: string;
  guidebook_id: string;
  type: string;
  title: string;
  /** JSON of the section's content. */
  content: string;
  /** JSON list of questions to the host; guests never see them. */
  prompts: string;
  /** JSON list of where generated facts came from. */
  sources: string;
  /** 1 where a guest finds something to read: the dashboard counts these without reading the content. */
  filled: number;
  position: number;
  version: number;
  updated_at: number;
}

/** The pictures that the content of a section shows; a cover stands with its guidebook. */
export interface SectionMediaTable {
  section_id: string;
  hash: string;
}

export interface ShareLinksTable {
  token: string;
  guidebook_id: string;
  label: string | null;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
}

/** Who sees the secrets of a guidebook, and when. Without a row everyone does. */
export interface GuidebookAccessTable {
  guidebook_id: string;
  access: "everyone" | "stays";
  show_from: ShowFrom;
  wifi_for_everyone: number;
  /** An IANA name, such as `Pacific/Auckland`. */
  time_zone: string | null;
  contact: string | null;
  if_code_fails: string | null;
  /** Goes up with every change to the guidebook's stays: pages of stays that were drawn before are no longer true. */
  stays_version: number;
  door_code_changed_at: number | null;
  /** How many guests whose stays are deleted by now have read today's door code. */
  door_code_known_to: number;
}

/** From when a guest sees the secrets: at once, so many days before the arrival, or on its day. */
export type ShowFrom = "booking" | "7" | "3" | "arrival";

/** Days are dates at the property, YYYY-MM-DD; times of day HH:MM. */
export interface StaysTable {
  id: string;
  guidebook_id: string;
  token: string;
  arrival: string;
  departure: string;
  check_in_time: string | null;
  check_out_time: string | null;
  guest_name: string | null;
  note: string | null;
  /** The guest's code as it is written, and as codes are compared. */
  code: string;
  code_key: string;
  /** The last four digits of the guest's telephone, where a platform tells them. */
  phone_digits: string | null;
  source: "hand" | "calendar" | "asked";
  door_code: string | null;
  lock_set_at: number | null;
  show_from: ShowFrom | null;
  sent_at: number | null;
  opened_at: number | null;
  arrived_at: number | null;
  revoked_at: number | null;
  cancelled_at: number | null;
  /** `missing` while its calendar no longer lists it, `long` while the host has not said that so long a stay is one. */
  doubt: "missing" | "long" | null;
  version: number;
  created_at: number;
  updated_at: number;
}

/** A guest without a code who asked the host to be let in. */
export interface StayRequestsTable {
  id: string;
  token: string;
  guidebook_id: string;
  first_name: string;
  stay_id: string | null;
  refused_at: number | null;
  created_at: number;
}

export interface MediaTable {
  /** SHA-256 of the stored picture, hex. */
  hash: string;
  /** The account and the person that brought it first. */
  account_id: string;
  user_id: string;
  width: number;
  height: number;
  /** JSON list of the widths that are stored as WebP. */
  widths: string;
  created_at: number;
}

export interface AccountSubscriptionsTable {
  account_id: string;
  subscription_id: string;
  state: "active" | "past_due" | "ended";
  period_end: number;
  /** How long the account's members get in, should no further news come. */
  access_until: number;
  renews: number;
  ended_at: number | null;
  updated_at: number;
}

/** Which customer an account is at Stripe. */
export interface StripeCustomersTable {
  account_id: string;
  customer_id: string | null;
  /** Under which the customer is made, so that two tries make one. */
  idempotency_key: string;
  /** The number of the newest query to Stripe about this account, and of the query whose answer is stored. */
  query_number: number;
  stored_query_number: number;
  created_at: number;
}

/** The checkouts that were opened for accounts, under the payment provider's ids or our own in test billing. */
export interface CheckoutsTable {
  id: string;
  account_id: string;
  created_at: number;
  /** When a member first came back from it as having paid. */
  returned_at: number | null;
  /** When the plan ran after it. */
  settled_at: number | null;
}

/** Stripe's events that have been handled. */
export interface StripeEventsTable {
  id: string;
  type: string;
  created_at: number;
  received_at: number;
}

/** Pages of test billing: where a host pretends to pay, and where they pretend to manage it. */
export interface TestBillingPagesTable {
  id: string;
  account_id: string;
  /** Who opened the page. */
  user_id: string;
  kind: "checkout" | "portal";
  created_at: number;
  paid_at: number | null;
}

export interface PlacesTable {
  /** As the source counts it: `osm:node/123`. */
  id: string;
  category: string;
  /** Position on a Z-order curve (`places/geo.ts`). */
  cell: number;
  lat: number;
  lon: number;
  name: string;
  /** JSON of the tags that are of use to a guest. */
  tags: string;
  /** When the map was like this. */
  as_of: number;
  dataset: string;
  /** The import that wrote the row last. */
  run: number;
}

/** Streets and localities: what an address is completed from. */
export interface PlaceNamesTable {
  id: string;
  kind: "street" | "locality";
  name: string;
  locality: string;
  state: string;
  postcode: string;
  country: string;
  lat: number;
  lon: number;
  /** All its words in normal form, each with a space before it. */
  search: string;
  /** How many objects of the map its position is the mean of. */
  seen: number;
  dataset: string;
  run: number;
}

export interface PlaceWordsTable {
  word: string;
  name_id: string;
}

export interface HouseNumbersTable {
  name_id: string;
  number: string;
  lat: number;
  lon: number;
  dataset: string;
  run: number;
}

export interface PlaceImportsTable {
  dataset: string;
  /** Size and time of the file, so that an import that broke off goes on with the same file only. */
  fingerprint: string;
  run: number;
  /** How many elements of the file are done. */
  elements: number;
  finished_at: number | null;
}

/** What services on the network answered, kept for a week. */
export interface PlaceAnswersTable {
  key: string;
  body: string;
  expires_at: number;
}

/** What a guidebook was generated from, so that a section can be written anew. */
export interface GenerationsTable {
  guidebook_id: string;
  /** JSON of what the host asked for. */
  request: string;
  /** JSON of where the address was found, or null where it was not. */
  located: string | null;
  /** JSON of the quality score and its parts, and of the kind of property with the evidence for it. */
  score: string;
  created_at: number;
}

/** What generation wrote into a section: what differs from it now is the host's own. */
export interface GeneratedSectionsTable {
  section_id: string;
  content: string;
  /** How often it has been written: each round picks other places first. */
  round: number;
  generated_at: number;
}

/** How often something happened in one hour. There is no row for a person or a visit. */
export interface EventCountsTable {
  /** When the hour began. */
  hour: number;
  name: string;
  /** The pattern of the screen's path, or "" for what happened on none. */
  route: string;
  /** JSON of the properties that the event's schema names. */
  properties: string;
  count: number;
}

/** Guest pages as they were drawn. On SQLite the table is in a file of its own, outside this database. */
export interface DrawnPagesTable {
  /** Made from kind, link, language, view, origin and build. */
  store_key: string;
  kind: string;
  /** Slug or share token. */
  link: string;
  language: string;
  view: string;
  origin: string;
  build: string;
  guidebook_id: string;
  /** Version, time of the last change and end of reading of the guidebook that the page shows. */
  version: number;
  updated_at: number;
  live_until: number | null;
  /** When a guest last read it, an hour coarse. */
  read_at: number;
  /** The size of `brotli`. */
  bytes: number;
  /** CRC-32 of the page and its revision. */
  checksum: number;
  etag: string;
  /** JSON of the answer's headers. */
  headers: string;
  brotli: Buffer;
}

/** What is to be done later or again. */
export interface JobsTable {
  /** The name of the kind for the one row of a schedule, else an id. */
  id: string;
  kind: string;
  due: number;
  /** JSON of what the kind's schema names. */
  payload: string;
  /** How often it was begun since it was added, or since its schedule was last met. */
  attempts: number;
  /** Until when nobody else may claim it; 0 where nobody has. */
  locked_until: number;
  /** Fencing token: goes up with every claim, and only the holder of the last one may end the job. */
  fence: number;
  added_at: number;
  /** When it was given up, for the operator to see. */
  failed_at: number | null;
  /** Why the last attempt failed; holds no e-mail address. */
  failure: string | null;
}
