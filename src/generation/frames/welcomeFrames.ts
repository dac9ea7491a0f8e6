import { framesOf, type Frame } from "#generation/frames/frame.ts";
import type { GuestProfile } from "#generation/guestProfiles.ts";
import type { PropertyType } from "#generation/propertyType.ts";

/** The first words. A name that ends with a punctuation mark has `greetingsAfterMark`. */
export const greetings: readonly Frame[] = framesOf("greeting", {
  warm: [
    "Welcome to {property}{inTown}, and thank you for staying with us.",
    "Welcome to {property}{inTown}. We are glad that you are here.",
    "You made it: welcome to {property}{inTown}.",
    "Come in, and welcome to {property}{inTown}.",
    "Hello, and welcome to {property}{inTown}.",
  ],
  plain: [
    "Welcome to {property}{inTown}.",
    "Welcome, and thank you for staying at {property}{inTown}.",
    "Thank you for choosing {property}{inTown}.",
    "Welcome to {property}{inTown}. We hope that you enjoy your stay.",
  ],
  brief: [
    "Welcome to {property}.",
    "Hello from {property}.",
    "{Property} welcomes you.",
    "This is {property}. Welcome.",
  ],
});

export const greetingsAfterMark: readonly Frame[] = framesOf("greetingAfterMark", {
  warm: ["Welcome to {property} Thank you for staying with us."],
  plain: ["Welcome to {property}"],
  brief: ["Welcome to {property}"],
});

/** True of any property. */
const anywhere = {
  warm: [
    "Settle in and make yourselves at home.",
    "Drop your bags, look around and make yourselves at home.",
    "Put the kettle on if there is one, and let the day slow down.",
    "The journey is done, so take it easy from here.",
  ],
  plain: [
    "Make yourselves at home.",
    "Take a moment to look around.",
    "Have a look around before you unpack.",
    "Put your bags down and settle in.",
  ],
  brief: ["Make yourselves at home.", "Settle in.", "Look around, then unpack.", "Take your time."],
};

/** Sentences about arriving, true of every property of the type. */
const byProperty: Record<Exclude<PropertyType, "holiday_home" | "suburban_home">, typeof anywhere> = {
  city_apartment: {
    warm: [
      "Most of what you need is a short walk away.",
      "Step out of the door, and most of what you need is a short walk away.",
    ],
    plain: ["Most things are within walking distance."],
    brief: ["Most things are close by."],
  },
  beach_house: {
    warm: ["The sea is close, so take it slowly.", "The sea is close by, and there is no rush."],
    plain: ["The sea is close by."],
    brief: ["The sea is close."],
  },
  town_house: {
    warm: ["Drop your bags, take your shoes off and make yourselves at home."],
    plain: ["Come in, look around and make yourselves at home."],
    brief: ["Come in and settle in."],
  },
  farm_stay: {
    warm: [
      "It is quiet out here. Shops are a drive away, so bring what you need for the first night.",
      "Out here the shops are a drive away, so bring what you need for the first night, and enjoy the quiet.",
    ],
    plain: ["Shops are a drive away. Bring what you need for the first night."],
    brief: ["Shops are a drive away."],
  },
  alpine: {
    warm: ["Leave your boots at the door and warm up.", "Leave your boots at the door and put your feet up."],
    plain: ["Leave wet boots at the door."],
    brief: ["Boots off at the door."],
  },
  wine_country: {
    warm: ["There are vines close by. Take your time.", "There are vines close by, and no rush."],
    plain: ["There are vines close by."],
    brief: ["Vines close by."],
  },
};

/** The sentence after the greeting: those of the property type where the map confirms it, else those for any. */
export const openings: Record<PropertyType | "anywhere", readonly Frame[]> = {
  anywhere: framesOf("opening.anywhere", anywhere),
  holiday_home: framesOf("opening.holiday_home", anywhere),
  suburban_home: framesOf("opening.suburban_home", anywhere),
  city_apartment: framesOf("opening.city_apartment", byProperty.city_apartment),
  beach_house: framesOf("opening.beach_house", byProperty.beach_house),
  town_house: framesOf("opening.town_house", byProperty.town_house),
  farm_stay: framesOf("opening.farm_stay", byProperty.farm_stay),
  alpine: framesOf("opening.alpine", byProperty.alpine),
  wine_country: framesOf("opening.wine_country", byProperty.wine_country),
};

/** A sentence for the expected guests, true of any property. */
export const forGuests: Record<GuestProfile, readonly Frame[]> = {
  families: framesOf("guests.families", {
    warm: [
      "If there are children with you, let them explore first; the unpacking can wait.",
      "If there are children with you, let them choose their beds first.",
    ],
    plain: ["If you travel with children, let them look around first."],
    brief: ["Let the children explore first."],
  }),
  couples: framesOf("guests.couples", {
    warm: ["Take your time; there is nowhere you have to be.", "Take your time; there is no rush today."],
    plain: ["Take your time; there is no rush."],
    brief: ["No plans needed."],
  }),
  business: framesOf("guests.business", {
    warm: [
      "If you are here for work, we hope this is an easy base.",
      "If there is work to do, we hope that the rest of the day feels like a holiday.",
    ],
    plain: ["If you are here for work, the Wi-Fi page is the first to open."],
    brief: ["Here for work? Begin with the Wi-Fi page."],
  }),
  friends: framesOf("guests.friends", {
    warm: ["We hope that you have a good time together here.", "Settle in together; there is no rush."],
    plain: ["We hope that you have a good time together."],
    brief: ["Have a good time together."],
  }),
  pets: framesOf("guests.pets", {
    warm: [
      "Bring the lead: where we know that dogs are welcome, this guide says so.",
      "This guide says where we know that dogs are welcome, so bring the lead.",
    ],
    plain: ["Where we know that dogs are welcome, this guide says so."],
    brief: ["This guide says where we know that dogs are welcome."],
  }),
  accessible: framesOf("guests.accessible", {
    warm: [
      "Where we know that a place is wheelchair accessible, this guide says so.",
      "This guide says which places are wheelchair accessible, as far as we know.",
    ],
    plain: ["Where the map says that a place is wheelchair accessible, so do we."],
    brief: ["This guide says where we know of wheelchair access."],
  }),
  active: framesOf("guests.active", {
    warm: [
      "Each place here says how far it is, so pick a walk and go.",
      "Pick a walk and go: each place here says how far it is.",
    ],
    plain: ["Each place in this guide says how far it is."],
    brief: ["Each place says how far it is."],
  }),
};

/** A mention of a place: {what} is its kind and distance. */
export const mentions: readonly Frame[] = framesOf("mention", {
  warm: [
    "If you want {errand}, there is {name}, {what}.",
    "For {errand} there is {name}, {what}.",
    "And for {errand} there is {name}, {what}.",
    "When you would like {errand}, there is {name}, {what}.",
  ],
  plain: [
    "For {errand} there is {name}, {what}.",
    "If you want {errand}, go to {name}, {what}.",
    "And for {errand}: {name}, {what}.",
    "For {errand} go to {name}, {what}.",
  ],
  brief: [
    "For {errand}: {name}, {what}.",
    "For {errand}, {name}: {what}.",
    "If you want {errand}: {name}, {what}.",
    "And for {errand}: {name}, {what}.",
  ],
});

export const closings: readonly Frame[] = framesOf("closing", {
  warm: [
    "This guide has what you need for your stay, from house rules to what is around. If anything is unclear, please ask.",
    "Everything else is in this guide. If you cannot find something, just ask. Enjoy your stay.",
    "The rest of this guide is here when you want it. If something is missing, please ask us.",
    "Have a good stay, and do ask if anything is unclear.",
  ],
  plain: [
    "The rest of this guide has the details of your stay. If anything is unclear, please ask.",
    "You will find house rules, check-out and what is around in this guide.",
    "If something is missing from this guide, please ask.",
    "What you need for your stay is in this guide.",
  ],
  brief: [
    "The rest is in this guide.",
    "Anything unclear? Please ask.",
    "More in this guide.",
    "Enjoy your stay.",
  ],
});
