import { expect, test } from "vitest";
import { videoOf } from "#sections/howto/video.ts";

const youtube = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ";

test.each([
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s",
  "http://m.youtube.com/watch?v=dQw4w9WgXcQ",
  "youtube.com/watch?v=dQw4w9WgXcQ",
  "https://youtu.be/dQw4w9WgXcQ?si=abc",
  "youtu.be/dQw4w9WgXcQ",
  "https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0",
  "https://www.youtube.com/shorts/dQw4w9WgXcQ",
  "https://www.youtube.com/live/dQw4w9WgXcQ",
  "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
  "HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ",
  "  dQw4w9WgXcQ ",
])("%j plays on YouTube without cookies", (text) => {
  expect(videoOf(text)).toEqual({ embed: youtube, page: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" });
});

test.each([
  ["76979871", "https://player.vimeo.com/video/76979871", "https://vimeo.com/76979871"],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871", "https://vimeo.com/76979871"],
  [
    "vimeo.com/channels/staffpicks/76979871",
    "https://player.vimeo.com/video/76979871",
    "https://vimeo.com/76979871",
  ],
  [
    "https://player.vimeo.com/video/76979871",
    "https://player.vimeo.com/video/76979871",
    "https://vimeo.com/76979871",
  ],
  [
    "https://vimeo.com/76979871/0a1b2c3d4e",
    "https://player.vimeo.com/video/76979871?h=0a1b2c3d4e",
    "https://vimeo.com/76979871/0a1b2c3d4e",
  ],
  [
    "https://player.vimeo.com/video/76979871?h=0a1b2c3d4e",
    "https://player.vimeo.com/video/76979871?h=0a1b2c3d4e",
    "https://vimeo.com/76979871/0a1b2c3d4e",
  ],
])("%j plays on Vimeo", (text, embed, page) => {
  expect(videoOf(text)).toEqual({ embed, page });
});

test.each([
  "",
  "   ",
  "Press the green button",
  "12",
  "https://example.com/watch?v=dQw4w9WgXcQ",
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://evil.example/https://youtu.be/dQw4w9WgXcQ",
  "https://youtube.com@evil.example/embed/dQw4w9WgXcQ",
  "https://www.youtube.com/watch?v=short",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload%3D",
  "https://www.youtube.com/@somebody",
  "https://www.youtube.com/",
  "https://vimeo.com/about",
  "javascript:alert(1)//youtu.be/dQw4w9WgXcQ",
  "data:text/html,dQw4w9WgXcQ",
  "//youtu.be",
])("%j is no video", (text) => {
  expect(videoOf(text)).toBeNull();
});
