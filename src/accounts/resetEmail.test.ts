import { readdir, readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { VERSION } from "#core/version.server.ts";
import { newWorld } from "#test/world.ts";

const NEW = "a new lamp by the door";

/** The token in an encoded email: lines are folded and some characters written as `=3D`. */
function tokenIn(message: string): string | undefined {
  const text = message.replaceAll("=\r\n", "").replaceAll("=3D", "=");
  return /reset-password\?token=([\w-]{43})/.exec(text)?.[1];
}

async function smtpServer(
  options: SMTPServerOptions = {},
  ip = "127.0.0.1",
): Promise<{ url: string; messages: string[] }> {
  const messages: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        messages.push(Buffer.concat(parts).toString());
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((ready) => {
    server.listen(0, ip, ready);
  });
  onTestFinished(() => new Promise((closed) => server.close(closed)));
  const { port } = server.server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { url: `smtp://${ip}:${port}`, messages };
}

describe("the email with the reset link", () => {
  it("goes out through the mail server, and its link works", async () => {
    const { url, messages } = await smtpServer();
    const world = await newWorld({ SMTP_URL: url, MAIL_FROM: "Porchlight <post@guide.example.com>" });
    const host = await world.host("Aroha", { subscribed: false });
    await world.guest.post("/api/auth/forgot-password", { email: host.email });
    await world.runJobs();
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain("To: aroha@example.com");
    expect(messages[0]).toContain("From: Porchlight <post@guide.example.com>");
    expect(messages[0]).toContain("Subject: Reset your Porchlight password");
    expect(messages[0]).toContain("Auto-Submitted: auto-generated");
    expect(messages[0]).toContain(`X-Mailer: Porchlight ${VERSION}`);
    for (const type of ["multipart/alternative", "text/plain", "text/html"])
      expect(messages[0]).toContain(`Content-Type: ${type}`);

    const token = tokenIn(messages[0] ?? "");
    const reset = await world.guest.post("/api/auth/reset-password-with-token", { token, newPassword: NEW });
    expect(reset.status).toBe(200);
  });

  const ip = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ internal, family }) => !internal && family === "IPv4")?.address;
  it.skipIf(ip === undefined)(
    "leaves the machine encrypted or not at all, unless its operator says so",
    async () => {
      const { url, messages } = await smtpServer({}, ip);
      const sendThrough = async (SMTP_URL: string) => {
        const world = await newWorld({ SMTP_URL });
        const host = await world.host("Aroha", { subscribed: false });
        await world.guest.post("/api/auth/forgot-password", { email: host.email });
        await world.runJobs();
      };
      await sendThrough(url);
      expect(messages).toEqual([]);
      await sendThrough(`${url}/?requireTLS=false`);
      expect(messages).toHaveLength(1);
    },
  );

  it("lies in the outbox folder where there is no mail server", async () => {
    const world = await newWorld({ OUTBOX: "true" });
    const host = await world.host("Aroha", { subscribed: false });
    await world.guest.post("/api/auth/forgot-password", { email: host.email });
    const outbox = join(world.context.config.dataDir, "outbox");
    await world.runJobs();
    const [file = ""] = await readdir(outbox);
    const message = await readFile(join(outbox, file), "utf8");
    expect(message).toContain("To: aroha@example.com");

    const reset = await world.guest.post("/api/auth/reset-password-with-token", {
      token: tokenIn(message),
      newPassword: NEW,
    });
    expect(reset.status).toBe(200);
  });

  it("goes out again later, under the same Message-ID, where the mail server asks for patience", async () => {
    const seen: string[] = [];
    const { url } = await smtpServer({
      onData(stream, _session, done) {
        let text = "";
        stream.on("data", (part: Buffer) => (text += part.toString()));
        stream.on("end", () => {
          seen.push(text);
          done(seen.length === 1 ? Object.assign(new Error("try again later"), { responseCode: 451 }) : null);
        });
      },
    });
    const world = await newWorld({ SMTP_URL: url, MAIL_FROM: "Porchlight <post@guide.example.com>" });
    const host = await world.host("Aroha", { subscribed: false });
    await world.guest.post("/api/auth/forgot-password", { email: host.email });
    await world.runJobs();
    world.clock.advance(2 * 3_600_000);
    await world.runJobs();
    const ids = seen.map((email) => /^Message-ID: (<\w{22}@guide\.example\.com>)\r$/m.exec(email)?.[1]);
    expect(ids).toEqual([expect.any(String), ids[0]]);
    const token = tokenIn(seen[1] ?? "");
    const reset = await world.guest.post("/api/auth/reset-password-with-token", { token, newPassword: NEW });
    expect(reset.status).toBe(200);
  });

  it.each([
    ["MAIL FROM", 554, "5.7.1 Sender address rejected: identity is not verified"],
    ["RCPT TO", 554, "5.7.1 Relay access denied"],
    ["RCPT TO", 550, "5.4.5 Daily user sending limit exceeded"],
    ["RCPT TO", 530, "Authentication required"],
    ["DATA", 550, "5.7.26 This mail is unauthenticated"],
    ["DATA", 554, "Message rejected: Email address is not verified"],
  ])(
    "goes out later where %s is refused with %i %s: that is its operator's to end",
    async (step, responseCode, text) => {
      let isRefusing = true;
      const refuse = (at: string) =>
        at === step && isRefusing ? Object.assign(new Error(text), { responseCode }) : null;
      const delivered: string[] = [];
      const { url } = await smtpServer({
        onMailFrom: (_from, _session, done) => done(refuse("MAIL FROM")),
        onRcptTo: (_to, _session, done) => done(refuse("RCPT TO")),
        onData: (stream, _session, done) => {
          stream.resume();
          stream.on("end", () => {
            const error = refuse("DATA");
            if (!error) delivered.push("one");
            done(error);
          });
        },
      });
      const world = await newWorld({ SMTP_URL: url });
      const host = await world.host("Aroha", { subscribed: false });
      await world.guest.post("/api/auth/forgot-password", { email: host.email });
      await world.runJobs();
      expect(JSON.stringify(world.logged)).toContain("refuses this server as a sender");
      expect(JSON.stringify(world.logged)).not.toContain("aroha");
      isRefusing = false;
      world.clock.advance(60 * 60_000);
      await world.runJobs();
      expect(delivered).toEqual(["one"]);
    },
  );

  it("no longer goes out for a request of the day before yesterday, as in a restored backup", async () => {
    const world = await newWorld();
    const host = await world.host("Aroha", { subscribed: false });
    await world.guest.post("/api/auth/forgot-password", { email: host.email });
    world.clock.advance(25 * 3_600_000);
    await world.runJobs();
    expect(world.mailbox).toEqual([]);
  });

  it.each([
    "no such mailbox: ",
    "5.7.1 this mailbox takes no mail from outside: ",
    "5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required: ",
  ])(
    "changes nothing in the answer when the mail server refuses it (%s), and no email reaches the log",
    async (why) => {
      const { url } = await smtpServer({
        onRcptTo: ({ address }, _session, done) => done(new Error(`${why}${address}`)),
      });
      const world = await newWorld({ SMTP_URL: url });
      const host = await world.host("Aroha", { subscribed: false });
      const response = await world.guest.post("/api/auth/forgot-password", { email: host.email });
      expect(response.status).toBe(200);
      await world.runJobs();
      expect(world.logged).toContainEqual(
        expect.objectContaining({ level: 50, kind: "accounts.resetEmail", msg: "a job has failed for good" }),
      );
      expect(JSON.stringify(world.logged)).toMatch(/EENVELOPE 550/);
      expect(JSON.stringify(world.logged)).not.toContain("aroha");
    },
  );
});
