import { diasDeConteos } from "../../../app/domain/analitica/conteos/ver";
import { done } from "../../../app/domain/shared/result";
import type { Instante } from "../../platform/database/schema";
import type { TablesOf } from "../../platform/declarations";
import type { Noun, Orders } from "../../platform/module";
import { leer } from "../../platform/orders/argumentos";
import { bandera, orden, texto } from "../../platform/orders/orden";
import type { Connection } from "../../platform/services";
import { makeConteoRepository } from "./repository";

export interface ConteoTables {
  conteos: ConteoRow;
  lotes_de_conteos: LoteRow;
}

declare module "../../platform/database/schema" {
  interface Tables extends ConteoTables {}
}

const tables: TablesOf<ConteoTables> = { conteos: { grows: true }, lotes_de_conteos: { grows: true } };

const orders: Orders = {
  medicion: orden({
    uso: "medicion [--desde DÍA] [--hasta DÍA] [--csv]",
    ayuda:
      "Cuánto se usa el sitio, por página, por acto y por paso de cada camino: las últimas cuatro semanas, o los días que digas. Menos de cinco no se muestra. Si un proceso murió, falta a lo más su último minuto.",
    opciones: { desde: texto, hasta: texto, csv: bandera },
    rechazos: {},
    async hacer({ services: { analitica }, opciones: { csv, ...dias } }) {
      const pedidos = leer(diasDeConteos, dias, "--desde o --hasta");
      return done(await (csv ? analitica.conteosEnCsv(pedidos) : analitica.verConteos(pedidos)));
    },
  }),
};

/** Counts of what the site is used for. No row is of a person. */
export const conteos = {
  tables,
  repositories: ({ db }: Connection) => ({ conteos: makeConteoRepository(db) }),
  orders,
} satisfies Noun;

interface ConteoRow {
  dia: string;
  evento: string;
  pagina: string;
  detalle: string;
  cuantos: number;
}

interface LoteRow {
  lote: string;
  guardado_en: Instante;
}
