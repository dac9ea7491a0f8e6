/** What the print sheet says where a host has written nothing (Print and QR pages 1). */
export const printDefaults = {
  rules: [
    "No smoking indoors",
    "No parties or events",
    "Quiet between 10 pm and 7 am",
    "Only registered guests stay overnight",
  ],
  checkOut: [
    "Put used dishes in the dishwasher",
    "Take rubbish and recycling out",
    "Close windows and switch off lights",
    "Lock up and leave the keys where you found them",
  ],
  reviews: "Enjoyed your stay? A short review helps the next guests, and us.",
} as const;
