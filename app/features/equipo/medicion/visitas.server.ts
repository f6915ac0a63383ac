import { QUE_SE_ANOTA, type NombreDeEvento } from "~/domain/analitica/eventos";
import type { LoaderArgs } from "~/shell/route";
import { diaCorto, enTexto, numero } from "./palabras";
import { usoDe } from "./uso.server";

export async function loader(args: LoaderArgs) {
  const { vista, marco } = await usoDe(args);
  return {
    ...marco,
    mayor: numero(Math.max(0, ...vista.dias.map(({ cuantos }) => cuantos ?? 0))),
    dias: vista.dias.map(({ dia, cuantos }) => ({ nombre: diaCorto(dia), cuantos, texto: enTexto(cuantos) })),
    paginas: vista.paginas.map(({ pagina, ok, rechazadas, fallidas }) => ({
      id: pagina,
      celdas: [pagina, enTexto(ok), enTexto(rechazadas), enTexto(fallidas)],
    })),
    hechos: vista.hechos.map(({ hecho, cuantos }) => ({
      id: hecho,
      celdas: [hechoEnPalabras(hecho), numero(cuantos)],
    })),
  };
}

/** An event and its detail: the words of the page that asks for the permission, and the name of the act. */
function hechoEnPalabras(hecho: string): string {
  const [evento = "", ...detalle] = hecho.split(" ");
  const palabras = QUE_SE_ANOTA[evento as NombreDeEvento];
  return [palabras.replace(/\.$/, ""), detalle.join(" ")].filter(Boolean).join(": ");
}
