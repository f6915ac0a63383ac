import type { EventoContado } from "~/domain/analitica/conteos/conteo";
import { QUE_SE_ANOTA } from "~/domain/analitica/eventos";
import { services } from "~/services.server";
import type { LoaderArgs } from "~/shell/route";
import { diaCorto, enTexto, numero } from "./palabras";
import { usoDe } from "./uso.server";

export async function loader(args: LoaderArgs) {
  const { vista, marco } = await usoDe(args, services.maquina.verUso.vistas);
  return {
    ...marco,
    mayor: numero(Math.max(0, ...vista.dias.map(({ cuantos }) => cuantos ?? 0))),
    dias: vista.dias.map(({ dia, cuantos }) => ({ nombre: diaCorto(dia), cuantos, texto: enTexto(cuantos) })),
    paginas: vista.paginas.map(({ pagina, ok, rechazadas, fallidas }) => ({
      id: pagina,
      celdas: [pagina, enTexto(ok), enTexto(rechazadas), enTexto(fallidas)],
    })),
    hechos: vista.hechos.map(({ evento, detalle, cuantos }) => ({
      id: `${evento} ${detalle}`,
      celdas: [hechoEnPalabras(evento, detalle), numero(cuantos)],
    })),
  };
}

const EN_PALABRAS: Partial<Record<EventoContado, string>> = QUE_SE_ANOTA;

/** An event and its detail: the words of the page that asks for the permission, and the name of the act. */
const hechoEnPalabras = (evento: EventoContado, detalle: string): string =>
  [EN_PALABRAS[evento]?.replace(/\.$/, "") ?? evento, detalle].filter(Boolean).join(": ");
