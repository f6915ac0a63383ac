import { useLoaderData } from "@remix-run/react";
import { EnlaceDeCorreo } from "~/shell/EnlaceDeCorreo";
import type { loader } from "./dejarMiLugar.server";

const OTROS = { href: "/bienestar-en-vivo", texto: "Ver otros talleres" };

const PAGINA = {
  pregunta: {
    titulo: "Dejar mi lugar",
    texto: "Si no puedes ir, tu lugar pasa a la persona que sigue. Tus otros talleres y sesiones no cambian.",
    hacer: "Dejar mi lugar",
  },
  hecho: {
    titulo: "Dejaste tu lugar",
    texto: "Gracias por avisar: se lo ofrecemos a quien espera.",
    seguir: OTROS,
  },
  tarde: {
    titulo: "Ese taller ya empezó",
    texto: "Ya no hay un lugar que dejar. Si no vas, no tienes que hacer nada.",
    seguir: OTROS,
  },
  pagado: {
    titulo: "Pagaste ese lugar",
    texto: "Ábrelo desde tu zona privada: ahí ves qué vuelve de lo que pagaste antes de dejarlo.",
    seguir: { href: "/mi-zona-privada", texto: "Ir a mi zona privada" },
  },
} as const;

export function DejarMiLugar() {
  const { estado } = useLoaderData<typeof loader>();
  return <EnlaceDeCorreo {...PAGINA[estado]} />;
}
