import { carpetaDeSitio } from "./sitioPropio";

/** Workshops whose rooms are elsewhere: in a meeting, or on another site shown inside ours. */
export const SALAS = {
  enlace: { url: "respirar-en-compania", direccion: "https://reuniones.example/respirar-11-2026" },
  youtube: {
    url: "cerrar-el-dia",
    direccion: "https://youtu.be/aqz-KE-bpKQ",
    marco: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
    sitio: "youtube",
  },
  vimeo: {
    url: "yoga-suave",
    direccion: "https://vimeo.com/76979871",
    marco: "https://player.vimeo.com/video/76979871",
    sitio: "vimeo",
  },
  jitsi: {
    url: "cocinar-menestras",
    direccion: "https://meet.jit.si/CocinarMenestras2026",
    marco: "https://meet.jit.si/CocinarMenestras2026",
    sitio: "meet.jit.si",
  },
} as const;

export function carpetaConSalas() {
  return carpetaDeSitio(
    Object.fromEntries(
      Object.values(SALAS).map((sala) => [
        `talleres/${sala.url}.md`,
        (texto: string) =>
          texto.replace(
            /^sala: .*$/m,
            `sala: { ${"marco" in sala ? "incrustado" : "enlace"}: "${sala.direccion}" }`,
          ),
      ]),
    ),
  );
}
