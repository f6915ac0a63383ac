/**
 * The web manifest (W3C Web Application Manifest), by which a phone installs the site under the organization's name.
 */
export const webManifest = (nombre: string) => ({
  id: "/",
  name: nombre,
  short_name: nombre,
  description: "Videos, herramientas y sesiones con especialistas para sentirte mejor, en hora de Perú.",
  lang: "es-PE",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "minimal-ui",
  background_color: "#fcfbf9",
  theme_color: "#0b6355",
  categories: ["health", "lifestyle"],
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "/icono-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icono-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icono-recortable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: [
    { name: "Bienestar play", url: "/bienestar-play" },
    { name: "Agendar una sesión", url: "/agendar" },
  ],
});
