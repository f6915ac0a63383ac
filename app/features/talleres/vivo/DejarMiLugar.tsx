import { useLoaderData } from "@remix-run/react";
import { EnlaceDeCorreo } from "~/shell/formularios/EnlaceDeCorreo";
import type { loader } from "./dejarMiLugar.server";

const OTROS = { href: "/bienestar-en-vivo", texto: "Ver otros talleres" };

const MI_ZONA = { href: "/mi-zona-privada", texto: "Ir a mi zona privada" };

const PAGINA = {
  lugar: {
    titulo: "Dejar mi lugar",
    texto: "Si no puedes ir, otra persona podrá tomar tu lugar. Tus otros talleres y sesiones no cambian.",
    hacer: "Dejar mi lugar",
  },
  espera: {
    titulo: "Salir de la lista",
    texto: "Dejarás de esperar un lugar en esa fecha. Tus otros talleres y sesiones no cambian.",
    hacer: "Salir de la lista",
  },
  hecho: {
    titulo: "Dejaste tu lugar",
    texto: "Gracias por avisar: así otra persona puede tomarlo.",
    seguir: OTROS,
  },
  "ya-no-lo-tiene": {
    titulo: "Ya no tienes este lugar",
    texto:
      "Tampoco estás en la lista de espera de esa fecha. Tus otros talleres y sesiones siguen como estaban.",
    seguir: OTROS,
  },
  "taller-ya-empezo": {
    titulo: "Ese taller ya empezó",
    texto: "Ya no hay un lugar que dejar. Si no vas, no tienes que hacer nada.",
    seguir: OTROS,
  },
  "lugar-anterior": {
    titulo: "Ese enlace es de un lugar anterior",
    texto: "Después volviste a inscribirte, y ese lugar sigue siendo tuyo. Puedes dejarlo desde su página.",
    seguir: MI_ZONA,
  },
  "lugar-pagado": {
    titulo: "Pagaste ese lugar",
    texto: "Ábrelo desde tu zona privada: ahí ves qué vuelve de lo que pagaste antes de dejarlo.",
    seguir: MI_ZONA,
  },
} as const;

export const tituloDe = (estado: keyof typeof PAGINA): string => PAGINA[estado].titulo;

export function DejarMiLugar() {
  const { estado, cual: descripcion, href } = useLoaderData<typeof loader>();
  const { texto, ...pagina } = PAGINA[estado];
  return (
    <EnlaceDeCorreo
      {...pagina}
      texto={
        <>
          {descripcion && <strong>{descripcion.charAt(0).toUpperCase() + descripcion.slice(1)}. </strong>}
          {texto}
        </>
      }
      {...(estado === "ya-no-lo-tiene" && href && { seguir: { href, texto: "Volver a inscribirme" } })}
    />
  );
}
