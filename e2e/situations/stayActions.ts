import { button, inDialog, ofAccount, stays, text, typed, type Action } from "./action.ts";

/** Main actions around stays. */
export const stayActions: Record<string, Action> = {
  stays: { button: button("Add a stay"), seen: (page) => page.getByRole("dialog", { name: "Add a stay" }) },
  "add-stay": {
    typed: [typed("Arrival", "ARRIVAL"), typed("Nights", "3"), typed("Guest's name", "Kahu")],
    button: inDialog("Add"),
    seen: text("Stay added"),
    isCall: true,
    effect: stays(/"guestName":"Kahu"/g),
  },
  "stay-sheet": {
    button: inDialog("Lock is set"),
    seen: text("(set on the lock)"),
    isCall: true,
    effect: stays(/"lockSetAt":\d/g),
    isOfStay: true,
  },
  "change-stay": {
    typed: [typed("Note for the guest", "Bring boots")],
    button: inDialog("Save"),
    seen: text("Stay changed"),
    isCall: true,
    effect: stays(/"note":"Bring boots"/g),
    isOfStay: true,
  },
  messages: {
    typed: [
      {
        field: (page) => page.getByLabel("Your words").first(),
        words: "Haere mai {name}! {link}",
      },
    ],
    button: button("Save", true),
    seen: text("Messages saved"),
    isCall: true,
    effect: ofAccount("/api/message-templates", /Haere mai/g),
  },
  "for-airbnb": { button: button("Copy Wi-Fi password"), seen: text("Wi-Fi password copied") },
  "new-notice": {
    typed: [typed("What they should know", "Water is off.")],
    button: inDialog(/^Tell guests/),
    seen: text("Guests are told"),
    isCall: true,
    effect: ofAccount("/api/notices", /Water is off/g),
  },
  calendars: {
    choose: (page) => page.getByRole("button", { name: /^Add a calendar to/ }).click(),
    typed: [typed("Calendar link", "https://192.168.0.7/calendar.ics")],
    // The form that was filled; with no calendar yet the page has one in its title too.
    button: (page) => page.getByRole("button", { name: "Add calendar" }).last(),
    seen: text(/^Only addresses on the public internet can be read/),
    isCall: true,
  },
  people: {
    button: button(/^(Invite a person|New link for a cleaner)$/), // only an owner invites
    seen: (page) => page.getByRole("dialog", { name: /^(Invite a person|New link for a cleaner)$/ }),
  },
  "new-cleaner-link": {
    typed: [typed("Who is it for?", "Tess")],
    button: inDialog("Make link"),
    seen: text("Link created"),
    isCall: true,
    effect: ofAccount("/api/turnover-links", /"label":"Tess"/g),
  },
};
