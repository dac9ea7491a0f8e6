/** Buttons on a dark surface: the one action is lit, the second is a line. They outweigh the look of any variant. */
export const lampButton = "bg-lamp! text-on-lamp! hover:bg-lamp/85!";
export const lineButton =
  "border-on-night/45! text-on-night! bg-transparent! shadow-none! hover:bg-on-night/12!";
