import type { SectionType } from "#sections/catalog.ts";

/** What the editor says of a section without content. */
export const emptyTexts: Record<SectionType, string> = {
  welcome: "No welcome message yet. Click Edit to add one.",
  checkin: "No check-in instructions yet. Click Edit to add the door code and the way in.",
  amenities: "No amenities yet. Click Edit to add what guests can use.",
  kitchen: "Nothing about the kitchen yet. Click Edit to add what is where.",
  rules: "No house rules yet. Click Edit to add some.",
  howto: "No how-to guides yet. Click Edit to add one for the oven or the heating.",
  wifi: "No Wi-Fi yet. Click Edit to add its name and password.",
  emergency: "No emergency information yet. Click Edit to add who to ring.",
  transportation: "No transport information yet. Click Edit to add the bus, the taxi and the parking.",
  places: "No places to see yet. Click Edit to add your favourites.",
  activities: "No things to do yet. Click Edit to add some.",
  shopping: "No shops yet. Click Edit to add the nearest ones.",
  dining: "No places to eat yet. Click Edit to add the ones you like.",
  services: "No nearby services yet. Click Edit to add the pharmacy and the fuel station.",
  departure: "No check-out steps yet. Click Edit to add the time and what to do.",
  recommendations: "No recommendations yet. Click Edit to add some.",
  property: "No address yet. Click Edit to add where guests drive to.",
  contacts: "No contacts yet. Click Edit to add one.",
};
