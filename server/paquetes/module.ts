import { makeDePaquete } from "../../app/domain/paquetes/compras/dePaquete";
import type { Module, Seller } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import type { Connection } from "../platform/services";
import { compras, paqueteConCupon } from "./api/compras";
import { monedas } from "./api/monedas";
import { saldos } from "./api/saldos";
import { orders } from "./ordenes";
import { personalData } from "./personalData";
import { makeBonoDePlanRepository } from "./repositories/bonosDePlan";
import { makeCompraRepository, makePaqueteRepository } from "./repositories/compras";
import { makeDonacionRepository } from "./repositories/donaciones";
import { makeMonedaRepository } from "./repositories/monedas";
import { makeSaldoRepository } from "./repositories/saldos";
import { routes } from "./routes";
import { openPaquetes } from "./services";
import { tables } from "./tables";

const NOUNS = [] as const;

declare module "../platform/services" {
  interface Services {
    paquetes: OpenedWith<typeof NOUNS, typeof openPaquetes>["services"];
  }
}

export const paquetes = {
  open: openWith(NOUNS, openPaquetes),
  sells: (deps: Seller) => [makeDePaquete(deps)] as const,
  couponed: [paqueteConCupon],
  tables,
  actions: {
    "monedas-dadas": "Se te dieron monedas",
    "monedas-quitadas": "Se te quitaron monedas",
    "bonos-regalados": "Se te regalaron bonos",
    "plan-dado": "Se te dio un plan",
    "plan-quitado": "Se te quitó un plan",
  },
  personalData,
  repositories: ({ db, causa }: Connection) => ({
    paquetes: makePaqueteRepository(db),
    compras: makeCompraRepository(db, causa),
    saldos: makeSaldoRepository(db),
    bonosDePlan: makeBonoDePlanRepository(db),
    monedas: makeMonedaRepository(db),
    donaciones: makeDonacionRepository(db),
  }),
  endpoints: [...compras, ...monedas, ...saldos],
  orders,
  routes,
  nouns: NOUNS,
} satisfies Module;
