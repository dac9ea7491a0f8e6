import { readQuestions } from "#test/answers/questions.ts";
import { signUp } from "../hosts/signUp.ts";

/** Has a host write the eight guidebooks, and returns their slugs by name. */
export async function fillGuidebooks(
  origin: string,
  questions: ReturnType<typeof readQuestions>,
): Promise<Map<string, string>> {
  const host = await signUp(origin, 1);
  const slugs = new Map<string, string>();
  for (const { name, guidebook } of questions) {
    if (slugs.has(name)) continue;
    const { id, slug } = await host.createGuidebook(origin, guidebook.name);
    await host.call(origin, "PUT", `/guidebooks/${id}`, { language: guidebook.language });
    for (const section of await host.sectionsOf(origin, id)) {
      const content = Object.entries(guidebook.sections).find(([type]) => type === section.type)?.[1];
      if (content) await host.call(origin, "PUT", `/guidebook-sections/${section.id}`, { content });
    }
    slugs.set(name, slug);
  }
  return slugs;
}
