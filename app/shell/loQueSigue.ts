import { soles } from "~/domain/shared/dinero";

/** What somebody is about to do who is asked who they are first. */
export type LoQueSigue =
  | { que: "favorito" | "visto" | "ruta"; titulo: string }
  | { que: "taller"; titulo: string; cuando: string; precioCentimos: number; conEspera: boolean }
  | { que: "sesion"; con: string; cuando: string | null };

/** The same as a sentence, for the pages on which they sign in or sign up. */
export function loQueSigueEnPalabras(sigue: LoQueSigue): string {
  switch (sigue.que) {
    case "favorito":
      return `Después guardaremos «${sigue.titulo}» en tus favoritos.`;
    case "visto":
      return `Después marcaremos «${sigue.titulo}» como visto.`;
    case "ruta":
      return `Después empieza tu ruta «${sigue.titulo}».`;
    case "taller":
      return tallerEnPalabras(sigue);
    case "sesion":
      return `Después sigues con tu sesión con ${sigue.con}${sigue.cuando ? `: ${sigue.cuando}` : ""}.`;
  }
}

function tallerEnPalabras({
  titulo,
  cuando,
  precioCentimos,
  conEspera,
}: Extract<LoQueSigue, { que: "taller" }>): string {
  if (conEspera) return `Después te anotaremos en la lista de espera de «${titulo}»: ${cuando}.`;
  if (precioCentimos === 0) return `Después te apuntaremos a «${titulo}»: ${cuando}.`;
  return `Después te guardaremos un lugar en «${titulo}»: ${cuando}. Cuesta ${soles(precioCentimos)} y lo pagas al final.`;
}
