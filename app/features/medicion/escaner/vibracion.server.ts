import { createHash } from "node:crypto";
import { VIBRA } from "./vibra";

/**
 * Script that vibrates the telephone twice. A browser lets a page do so only after a gesture (HTML § 6.4), which it
 * remembers across our own pages (Chromium 156); without a gesture it would log a warning. It is a constant, so that
 * the content security policy can name it by its hash.
 */
const VIBRAR = `navigator.userActivation?.hasBeenActive&&!matchMedia("(prefers-reduced-motion:reduce)").matches&&navigator.vibrate?.([200,100,200])`;

/**
 * Source expression of the content security policy that allows the script that vibrates (CSP Level 3, hash sources).
 */
export const VIBRAR_CSP = `'sha256-${createHash("sha256").update(VIBRAR).digest("base64")}'`;

/**
 * Script block that vibrates, written into the page: from a file of its own it would come half a second later, and the
 * person would count another beat.
 */
export const bloqueDeVibracion = (html: string): string =>
  html.includes(` ${VIBRA}=`) ? `<script>${VIBRAR}</script>` : "";
