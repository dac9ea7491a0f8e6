/** A stored time of day as people say it: "15:00" is "3 pm", "10:30" is "10:30 am", noon and midnight by name. */
export function sayTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  if (minutes === 0 && hours === 12) return "noon";
  if (minutes === 0 && hours === 0) return "midnight";
  const clock = hours % 12 === 0 ? 12 : hours % 12;
  const past = minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`;
  return `${clock}${past} ${hours < 12 ? "am" : "pm"}`;
}
