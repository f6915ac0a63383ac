import { z } from "zod";
import { AVISOS_DE_CAMPANIA } from "../../../app/domain/recompensas/avisosDePagina";
import {
  makeDarCodigo,
  makeValidarAMano,
  RECHAZOS_DE_OPERADOR,
} from "../../../app/domain/recompensas/campanias/deOperador";
import type { IdDeParticipacion } from "../../../app/domain/recompensas/campanias/participar";
import type { Noun, Routes } from "../../platform/module";
import { codigo, entero, leer } from "../../platform/orders/argumentos";
import { orden, texto } from "../../platform/orders/orden";
import type { Base, Connection } from "../../platform/services";
import { makeCampaniaRepository } from "../repositories/campanias";
import { endpoints } from "./api";
import { nuevoCodigo } from "./codigo";
import { personalData, tables } from "./tables";

const PERSONAS_POR_CODIGO = 10_000;

const routes: Routes = {
  "recompensas/reto/:idCampania": {
    "/recompensas/reto/nada": { sinSesion: "entrar", conSesion: 404, otra: 404 },
  },
};

declare module "../../platform/services" {
  interface Acts {
    campanias: ReturnType<typeof acts>["campanias"];
  }
}

const acts = ({ depsDe, huella, auditar }: Base) => {
  const darCodigo = makeDarCodigo({ ...depsDe("operador"), huella, nuevoCodigo });
  const validar = makeValidarAMano(depsDe("operador"));
  return {
    campanias: {
      darCodigo: ({ operador, ...codigo }: { operador: string; idCampania: string; usos: number }) =>
        auditar({ operador, orden: "campania-codigo", objeto: codigo.idCampania, mueve: "nada" }, () =>
          darCodigo(codigo),
        ),
      validar: ({ operador, ...id }: IdDeParticipacion & { operador: string }) =>
        auditar(
          { operador, orden: "campania-validar", objeto: id.idCampania, mueve: "nada" },
          () => validar(id),
          ({ idPersona }) => ({ dePersona: idPersona }),
        ),
    },
  };
};

const orders = {
  campania: orden({
    uso: "campania codigo RETO-2026-12 --usos 50 | campania validar RETO-2026-12 ID-DE-PERSONA",
    ayuda:
      "Codigo: da uno que valida a tantas personas en un reto del mes, y la dirección para un QR; se muestra una sola vez. Validar: valida a una persona que participa, sin código.",
    opciones: { usos: texto },
    rechazos: RECHAZOS_DE_OPERADOR,
    hacer({ acts: { campanias: actos }, operador, resto: [paso, reto, persona], opciones }) {
      const pedido = leer(z.enum(["codigo", "validar"], "es codigo o validar"), paso, "campania");
      const idCampania = leer(codigo, reto, "RETO");
      if (pedido === "validar")
        return actos.validar({ operador, idCampania, idPersona: leer(entero, persona, "ID") });
      const usos = leer(entero.pipe(z.number().min(1).max(PERSONAS_POR_CODIGO)), opciones.usos, "--usos");
      return actos.darCodigo({ operador, idCampania, usos });
    },
  }),
};

/** Challenges of each month: days that people register, and what they are paid. Its services need its context. */
export const campanias = {
  tables,
  personalData,
  repositories: ({ db }: Connection) => ({ campanias: makeCampaniaRepository(db) }),
  acts,
  orders,
  endpoints,
  routes,
  notices: AVISOS_DE_CAMPANIA,
} satisfies Noun;
