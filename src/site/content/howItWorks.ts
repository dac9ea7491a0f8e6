interface Step {
  title: string;
  text: string;
}

export const steps = [
  {
    title: "Sign up and add a property",
    text: "Give the guidebook a name and type the address, or start with a blank one.",
  },
  {
    title: "Customise the guidebook",
    text: "Check the draft, add the door, the Wi-Fi and your favourites, and leave out what you don’t need.",
  },
  {
    title: "Share with guests",
    text: "Send the link before they arrive and put the QR code where they come in.",
  },
] as const satisfies readonly Step[];
