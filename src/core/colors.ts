/** Colours of the theme for emails, manifests and drawings, which its style sheet does not reach. A test compares them. */
export const lightColors = {
  night: "#14262b",
  "on-night": "#f4efe6",
  pine: "#1f5450",
  "on-pine": "#ffffff",
  lamp: "#f2b14c",
  paper: "#fbf8f2",
  line: "#e3daca",
  ink: "#1d2a2c",
  soft: "#586462",
} as const;

export const darkColors = {
  pine: "#7fc4b6",
  "on-pine": "#0e191c",
  paper: "#0e191c",
  line: "#25383d",
  ink: "#efe8dc",
  soft: "#a3b0ad",
} as const;
