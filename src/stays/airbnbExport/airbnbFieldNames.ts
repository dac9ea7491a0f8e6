/** The fields of Airbnb that a guidebook can fill, in the order in which a guest needs them. */
export const airbnbFieldNames = [
  "Check-in instructions",
  "Directions",
  "House manual",
  "Wi-Fi name",
  "Wi-Fi password",
  "House rules",
  "Check-out instructions",
] as const;
export type AirbnbFieldName = (typeof airbnbFieldNames)[number];
