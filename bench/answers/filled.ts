import { readQuestions } from "#test/answers/questions.ts";
import { signUp, type SignedUpHost } from "../hosts/signUp.ts";

/** Guidebooks of one host: with more it saves more often than a host may in ten minutes. */
const GUIDEBOOKS_OF_HOST = 10;

/** Has hosts write the guidebooks of questions, and returns their slugs by name. */
export async function fillGuidebooks(
  origin: string,
  questions: ReturnType<typeof readQuestions>,
): Promise<Map<string, string>> {
  const hosts: SignedUpHost[] = [];
  const slugs = new Map<string, string>();
  for (const { name, guidebook } of questions) {
    if (slugs.has(name)) continue;
    const at = Math.floor(slugs.size / GUIDEBOOKS_OF_HOST);
    const host = (hosts[at] ??= await signUp(origin, at + 1));
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
