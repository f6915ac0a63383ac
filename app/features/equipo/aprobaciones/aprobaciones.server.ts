import {
  aprobacionElegida,
  enCentimos,
  noAprobada,
  pedidoDePrecio,
  RECHAZOS_DE_APROBACION,
  VIDA_DE_APROBACION_EN_HORAS,
  type RechazoDeAprobacion,
} from "~/domain/atencion/aprobaciones/aprobacion";
import { actoDicho } from "~/domain/atencion/aprobaciones/palabras";
import type { AprobacionALaVista } from "~/domain/atencion/aprobaciones/repositorio";
import { nombreOculto } from "~/domain/atencion/busqueda/ocultar";
import { nombreCompleto } from "~/domain/agenda/especialistas/especialista";
import { numeroDeAprobacion } from "~/domain/equipo/registro/registro";
import { codigoCortoLegible } from "~/domain/shared/codigoCorto";
import { soles } from "~/domain/shared/dinero";
import { diaDicho, fechaDe, horaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { hechoDe } from "../marco/hecho";
import { actosDe, recibirActo } from "../marco/actos.server";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { APROBAR, NO_APROBAR, PEDIR_PRECIO } from "./intenciones";
import { ESTADO_DICHO } from "./palabras";

const HREF = "/equipo/aprobaciones";

/** Sentences after an act, by the value of `hecho` in the address. */
const HECHO: Readonly<Record<string, string>> = {
  [APROBAR]: "Aprobaste el pedido, y ya está hecho. Si es de una persona, recibe su aviso.",
  [NO_APROBAR]: "No aprobaste el pedido. Quien lo pidió lee tu motivo.",
  [PEDIR_PRECIO]: `Pediste la aprobación. Vence en ${VIDA_DE_APROBACION_EN_HORAS} horas.`,
};

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const { aprueba, porDecidir, propias, especialistas } = exigir(
    await services.atencion.verAprobaciones(miembro),
    RECHAZOS_DE_APROBACION,
  );
  const ahora = services.now();
  const momento = (instante: Date) => `${diaDicho(fechaDe(instante), ahora)}, ${horaDe(instante)}`;
  const enPantalla = (aprobacion: AprobacionALaVista) => ({
    ...{ idAprobacion: aprobacion.idAprobacion, motivo: aprobacion.motivo, acto: actoDicho(aprobacion) },
    ...{ desde: momento(aprobacion.pedidaEn), numero: numeroDeAprobacion(aprobacion.idAprobacion) },
    de: deQuien(aprobacion),
  });
  return {
    aprueba,
    hecho: hechoDe(args, HECHO),
    porDecidir: porDecidir.map(({ pide, ...aprobacion }) => ({
      ...{ ...enPantalla(aprobacion), pide, vence: momento(aprobacion.venceEn) },
    })),
    propias: propias.map((aprobacion) => ({
      ...{ ...enPantalla(aprobacion), palabra: aprobacion.palabra, estado: ESTADO_DICHO[aprobacion.estado] },
      ...{ abierta: aprobacion.estado === "abierta", bien: aprobacion.estado === "aprobada" },
    })),
    especialistas: especialistas.map((especialista) => ({
      valor: especialista.idEspecialista,
      texto: `${nombreCompleto(especialista)}, ${soles(especialista.precioCentimos)}`,
    })),
  };
}

/** Link to the order or the person of a request; null for a request about neither. */
function deQuien({ clase, objeto, codigo, idPersona, nombre, apePaterno }: AprobacionALaVista) {
  const persona = nombreOculto({ nombre, apePaterno });
  if (clase === "devolucion") {
    const corto = codigo === null ? "" : ` ${codigoCortoLegible(codigo)}`;
    return { texto: `${persona}, pedido${corto}`, href: `/equipo/pedidos/${objeto}` };
  }
  return idPersona === null ? null : { texto: persona, href: `/equipo/personas/${idPersona}` };
}

const acto = actosDe<object, RechazoDeAprobacion>();
const ACTOS = {
  [APROBAR]: acto(aprobacionElegida, ({ miembro }, elegida) => services.atencion.aprobar(miembro, elegida)),
  [NO_APROBAR]: acto(noAprobada, ({ miembro }, datos) => services.atencion.noAprobar(miembro, datos)),
  [PEDIR_PRECIO]: acto(pedidoDePrecio, ({ miembro }, { especialista, soles: enSoles, motivo }) =>
    services.atencion.pedirAprobacion(miembro, {
      ...{ clase: "precio", idPersona: null, objeto: especialista, motivo },
      cantidad: enCentimos(enSoles),
    }),
  ),
};

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const datos = await leerCampos(args);
  return recibirActo({
    ...{ request: args.request, datos, en: { miembro }, actos: ACTOS, href: HREF },
    rechazos: RECHAZOS_DE_APROBACION,
  });
}
