/** What is said of a call at `/api/openapi.json`, beyond what its schemas say. */
export interface Words {
  /** What it does. */
  does: string;
  /** The refusals that are its own, by status; those of gates and bodies are added for all (`apiDescription.ts`). */
  refuses?: Record<number, string>;
  /** A body that it takes. */
  example?: Record<string, unknown>;
}

const NOT_FOUND = { 404: "The host has no such one." };
const PROPERTY_LIMIT = { 403: "All guidebooks of the plan are in use (`property_limit`)." };
const TOO_MANY = { 429: "Too many in a while; `Retry-After` says when to try again (`too_many`)." };
const GUEST_READ = {
  does: "Read a guidebook by its slug, a share token or the demo's address",
  refuses: { 404: "There is none, or guests may not read it any more.", ...TOO_MANY },
};

const WELCOME = { text: "<p>The key is under the blue pot.</p>" };

/** Every call, in the order of `gates` (api.ts). */
export const words: Record<string, Words> = {
  "GET /auth/user": { does: "Say who is signed in", refuses: { 401: "Nobody is signed in." } },
  "POST /auth/login": {
    does: "Sign in",
    refuses: { 401: "E-mail and password do not go together (`wrong_credentials`).", ...TOO_MANY },
    example: { email: "aroha@example.com", password: "lamp by the door 7" },
  },
  "POST /auth/signup": {
    does: "Make an account and sign in",
    refuses: { 409: "There is an account with this e-mail (`email_taken`).", ...TOO_MANY },
    example: {
      email: "aroha@example.com",
      password: "lamp by the door 7",
      firstName: "Aroha",
      lastName: "Ngata",
    },
  },
  "POST /auth/forgot-password": {
    does: "Send a link to choose a new password by, if there is such an account",
    example: { email: "aroha@example.com" },
  },
  "POST /auth/reset-password": {
    does: "Change the password of whoever is signed in",
    refuses: {
      400: "The current one is wrong (`wrong_password`), or a field is at fault (`invalid`).",
      ...TOO_MANY,
    },
    example: { currentPassword: "lamp by the door 7", newPassword: "kettle on the hob 8" },
  },
  "POST /auth/reset-password-with-token": {
    does: "Choose a new password with the token of a reset e-mail, once within an hour",
    refuses: {
      400: "The link is over or was used (`invalid_reset_link`), or a field is at fault (`invalid`).",
    },
    example: { token: "the-token-of-the-email", newPassword: "kettle on the hob 8" },
  },
  "GET /logout": {
    does: "Sign out and go to the first page",
    refuses: { 403: "Another site asked for it." },
  },

  "GET /subscription-status": { does: "Say whether the host's plan is active, and until when" },
  "POST /create-checkout-session": {
    does: "Begin to pay for the plan: send the browser to `url`",
    refuses: { 409: "There is nothing to pay, or a payment is due first: `code` says which.", ...TOO_MANY },
  },
  "POST /billing/portal": {
    does: "Manage the plan: send the browser to `url`",
    refuses: {
      409: "There is nothing to manage (`no_billing`, `billing_off`), or not any more (`billing_gone`).",
      ...TOO_MANY,
    },
  },
  "POST /webhooks/stripe": {
    does: "Take a message of Stripe's",
    refuses: { 400: "The signature is not Stripe's." },
  },

  "GET /guidebooks": { does: "List the host's guidebooks, last changed first" },
  "POST /guidebooks": {
    does: "Make a guidebook with all its sections, empty",
    refuses: { ...PROPERTY_LIMIT, ...TOO_MANY },
    example: { name: "Wānaka Lake House" },
  },
  "GET /guidebooks/{id}": { does: "Read a guidebook", refuses: NOT_FOUND },
  "PUT /guidebooks/{id}": {
    does: "Rename a guidebook or change its cover; its address stays",
    refuses: NOT_FOUND,
    example: { name: "Wānaka Lake Cottage" },
  },
  "PATCH /guidebooks/{id}/archive": { does: "Take a guidebook and its guest pages down", refuses: NOT_FOUND },
  "PATCH /guidebooks/{id}/restore": {
    does: "Bring an archived guidebook back, at its old address",
    refuses: { ...NOT_FOUND, ...PROPERTY_LIMIT },
  },
  "POST /guidebooks/{id}/slug": {
    does: "Give a guidebook a new permanent address; the old one ends",
    refuses: { ...NOT_FOUND, ...TOO_MANY },
  },
  "GET /guidebooks/{id}/sections": { does: "Read all sections of a guidebook", refuses: NOT_FOUND },
  "PUT /guidebook-sections/{id}": {
    does: "Save a section",
    refuses: {
      ...NOT_FOUND,
      409: "It was changed since `version`; the stored one comes as `section` (`stale_section`). Or what is stored cannot be read, and `replaceUnreadable` does not give it up (`unreadable_section`).",
    },
    example: { content: WELCOME, version: 1 },
  },
  "GET /guidebooks/{id}/share": {
    does: "Read the addresses by which guests reach a guidebook",
    refuses: NOT_FOUND,
  },
  "POST /guidebooks/{id}/share": {
    does: "The same, after making sure that one link is live",
    refuses: { ...NOT_FOUND, ...TOO_MANY },
  },
  "POST /guidebooks/{id}/share-links": {
    does: "Make a link, with an end if one is given",
    refuses: { ...NOT_FOUND, ...TOO_MANY },
    example: { label: "Mia, 3 to 7 March", expiresAt: 1_772_848_800_000 },
  },
  "DELETE /share-links/{token}": { does: "End a link for good, at once", refuses: NOT_FOUND },
  "POST /media": {
    does: "Store a picture: drawn anew, without metadata, at most 1200 px wide",
    refuses: {
      ...TOO_MANY,
      413: "It is more than 5 MB, or too many pixels.",
      415: "It is no picture for the web.",
    },
  },
  "GET /places/autocomplete": {
    does: "Complete an address that is half typed",
    refuses: { ...TOO_MANY, 503: "The map is not there (`no_map_data`), or does not answer." },
  },
  "GET /places/service": { does: "Say which service completes addresses" },
  "POST /guidebooks/generate-enhanced": {
    does: "Make a guidebook and fill it from its address; tells its steps where `Accept` is `text/event-stream`",
    refuses: { ...PROPERTY_LIMIT, ...TOO_MANY },
    example: {
      name: "Wānaka Lake House",
      propertyAddress: "12 Lakeside Road, Wānaka 9305",
      notes: "Two dogs live next door.",
    },
  },
  "POST /guidebook-sections/{id}/regenerate": {
    does: "Write a generated section anew",
    refuses: {
      ...NOT_FOUND,
      ...TOO_MANY,
      409: "It changed meanwhile (`stale_section`), or what is stored cannot be read (`unreadable_section`).",
      422: "The property section has no address yet (`address_needed`).",
      503: "Nothing could be looked up (`no_places`).",
    },
    example: { notes: "More for small children." },
  },
  "GET /guidebooks/{id}/gone-places": {
    does: "Name the places in a guidebook that the map has lost since",
    refuses: NOT_FOUND,
  },

  "POST /events": {
    does: "Count that something happened",
    refuses: TOO_MANY,
    example: { name: "login_attempted", properties: { route: "/login" } },
  },

  "GET /public/demo/{token}": GUEST_READ,
  "GET /public/guidebook/{token}": GUEST_READ,
  "GET /public/slug/{slug}": GUEST_READ,
  "GET /public/{token}": GUEST_READ,
};
