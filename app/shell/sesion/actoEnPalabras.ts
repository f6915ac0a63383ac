import { soles } from "~/domain/shared/dinero";

/** Action that a visitor began, and that waits until they have signed in or signed up. */
export type ActoALaVista =
  | { que: "favorito" | "visto" | "ruta"; titulo: string }
  | { que: "taller"; titulo: string; cuando: string; precioCentimos: number; conEspera: boolean }
  | { que: "sesion"; con: string; cuando: string | null };

/** Waiting action as a sentence, for the pages of sign-in and sign-up. */
export function actoEnPalabras(sigue: ActoALaVista): string {
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
}: Extract<ActoALaVista, { que: "taller" }>): string {
  if (conEspera) return `Después te anotaremos en la lista de espera de «${titulo}»: ${cuando}.`;
  if (precioCentimos === 0) return `Después te apuntaremos a «${titulo}»: ${cuando}.`;
  return `Después te guardaremos un lugar en «${titulo}»: ${cuando}. Cuesta ${soles(precioCentimos)} y lo pagas al final.`;
}
