/**
 * Every code with which a call can refuse, with its status and what it means for whoever writes a client. A code is stable
 * once it is published. The browser knows the codes by their type alone.
 */
export const refusalCodes = {
  invalid: [400, "Something does not fit: `fields` says what."],
  invalid_host: [400, "The name in the URL is longer than a host name can be."],
  invalid_picture: [400, "The picture is broken."],
  invalid_reset_link: [400, "The link is over or was used."],
  foreign_picture: [400, "A picture of another site: upload it first."],
  too_many_pictures: [400, "More new pictures than one save takes."],
  wrong_password: [400, "The current password is wrong."],
  common_password: [400, "The password is one of those that are guessed first."],
  bad_signature: [400, "The signature is not Stripe's."],
  signed_out: [401, "Nobody is signed in."],
  wrong_credentials: [401, "E-mail and password do not go together."],
  subscription_required: [402, "The account needs an active plan."],
  not_allowed: [403, "The caller's role in the account lacks the right; the message says who has it."],
  other_user: [403, "A guidebook is made by whoever is signed in, for nobody else."],
  property_limit: [403, "All guidebooks of the plan are in use."],
  cross_site: [403, "Another site asked for it."],
  not_a_visit: [403, "The call takes a visit: it was only fetched ahead."],
  not_found: [404, "There is none, or it is in no account of the caller's."],
  method_not_allowed: [405, "The call takes other methods: `Allow` names them."],
  already_answered: [409, "The guest has had an answer already."],
  already_member: [409, "The person is a member of the account."],
  already_subscribed: [409, "The account has a plan."],
  billing_gone: [409, "Stripe has the customer no longer."],
  billing_off: [409, "There is nothing to pay on this server."],
  email_taken: [409, "There is an account with this e-mail."],
  last_owner: [409, "The account would be left without an owner."],
  no_billing: [409, "Nothing was paid yet, so there is nothing to manage."],
  payment_due: [409, "A payment is due first."],
  stale_section: [409, "It was changed since `version`; the stored one comes as `section`."],
  still_charged: [409, "Stripe would go on charging."],
  too_large: [413, "The body, or the picture, is too large."],
  unsupported_picture: [415, "It is no picture for the web."],
  unsupported_type: [415, "The body is not JSON."],
  unreadable_section: [409, "What is stored cannot be read; `replaceUnreadable` gives it up."],
  property_address_needed: [422, "The property section has no address yet."],
  url_invalid: [400, "It is no URL."],
  url_not_https: [400, "The URL does not begin with https."],
  url_not_public: [400, "The URL has a port, a name or a password, or leads to no public network."],
  url_not_found: [422, "The URL's host is not on the public internet."],
  url_unreachable: [422, "The URL's host does not answer."],
  url_certificate: [422, "The certificate of the URL's host is not valid."],
  url_too_slow: [422, "The URL's host took too long to answer."],
  url_too_large: [422, "What is at the URL is too large."],
  url_redirects: [422, "The URL leads on too many times."],
  url_bad_answer: [422, "What the URL's host answered cannot be read."],
  url_status: [422, "The URL's host answered with a status other than 200."],
  not_a_calendar: [422, "What is at the URL is no calendar."],
  calendar_cut_off: [422, "The calendar breaks off before its end."],
  calendar_too_large: [422, "The calendar has more entries than one home has."],
  calendar_limit: [409, "The guidebook has ten calendars."],
  already_added: [409, "The guidebook has a calendar of this URL."],
  calendars_off: [503, "The operator has set no `SECRET_KEY` to encrypt URLs with."],
  too_many: [429, "Too many in a while; `Retry-After` says when to try again."],
  internal: [500, "Something went wrong on the server."],
  busy: [503, "The server has as much of this to do as it can: `Retry-After` says when to try again."],
  places_nonsense: [502, "What the places service answered cannot be read."],
  no_map_data: [503, "The map is not there."],
  places_refused: [503, "The places service refused to answer."],
  places_unreachable: [503, "The places service does not answer."],
  no_places: [503, "Nothing could be looked up."],
} as const;

export type RefusalCode = keyof typeof refusalCodes;

/** Returns the status with which a call refuses by a code. */
export const statusOf = (code: RefusalCode): RefusalStatus => refusalCodes[code][0];

/** The statuses with which a call may be refused. */
export type RefusalStatus = (typeof refusalCodes)[RefusalCode][0];
