import { readdir, readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { newWorld } from "#testing/world.ts";

const NEW = "a new lamp by the door";

/** The token in a letter as it travels: lines are folded and some signs written as `=3D`. */
function tokenIn(letter: string): string | undefined {
  const text = letter.replaceAll("=\r\n", "").replaceAll("=3D", "=");
  return /reset-password\?token=([\w-]{43})/.exec(text)?.[1];
}

async function mailServer(options: SMTPServerOptions = {}): Promise<{ url: string; letters: string[] }> {
  const letters: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        letters.push(Buffer.concat(parts).toString());
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  onTestFinished(() => new Promise((closed) => server.close(closed)));
  const { port } = server.server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { url: `smtp://127.0.0.1:${port}`, letters };
}

describe("the letter with the reset link", () => {
  it("goes out through the mail server, and its link works", async () => {
    const { url, letters } = await mailServer();
    const world = await newWorld({ SMTP_URL: url, MAIL_FROM: "Porchlight <post@guide.example.com>" });
    const host = await world.host("Aroha", { subscribed: false });
    await world.guest.post("/api/auth/forgot-password", { email: host.email });
    await vi.waitFor(() => expect(letters).toHaveLength(1), 5000);
    expect(letters[0]).toContain("To: aroha@example.com");
    expect(letters[0]).toContain("From: Porchlight <post@guide.example.com>");
    expect(letters[0]).toContain("Subject: Reset your Porchlight password");

    const token = tokenIn(letters[0] ?? "");
    const reset = await world.guest.post("/api/auth/reset-password-with-token", { token, newPassword: NEW });
    expect(reset.status).toBe(200);
  });

  it("lies in the outbox folder where there is no mail server", async () => {
    const world = await newWorld({ OUTBOX: "true" });
    const host = await world.host("Aroha", { subscribed: false });
    await world.guest.post("/api/auth/forgot-password", { email: host.email });
    const outbox = join(world.platform.config.dataDir, "outbox");
    const letter = await vi.waitFor(async () => {
      const [file = ""] = await readdir(outbox);
      const text = await readFile(join(outbox, file), "utf8");
      expect(text).toContain("To: aroha@example.com");
      return text;
    }, 5000);

    const reset = await world.guest.post("/api/auth/reset-password-with-token", {
      token: tokenIn(letter),
      newPassword: NEW,
    });
    expect(reset.status).toBe(200);
  });

  it("changes nothing in the answer when the mail server refuses it, and no e-mail reaches the log", async () => {
    const { url } = await mailServer({
      onRcptTo: ({ address }, _session, done) => done(new Error(`no such mailbox: ${address}`)),
    });
    const world = await newWorld({ SMTP_URL: url });
    const host = await world.host("Aroha", { subscribed: false });
    const logged = vi.spyOn(world.platform.log, "error");
    const answer = await world.guest.post("/api/auth/forgot-password", { email: host.email });
    expect(answer.status).toBe(200);
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce(), 5000);
    expect(JSON.stringify(logged.mock.calls)).toMatch(/EENVELOPE/);
    expect(JSON.stringify(logged.mock.calls)).not.toContain("aroha");
  });
});
