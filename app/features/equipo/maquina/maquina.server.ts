import { RECHAZOS_POR_DERECHO } from "~/domain/equipo/derechos/exigir";
import type { ClaseDeCorreo } from "~/domain/operador/maquina/repositorio";
import { diaDicho, fechaDe, horaDe } from "~/domain/shared/fechas";
import type { FalloReportado } from "~/domain/shared/fallo";
import type { PuertoDeFuera, RespaldoVisto } from "~/domain/shared/maquina";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { exigirMiembro } from "../marco/sesion.server";
import { duracion, enBytes, hace } from "./palabras";

const CORREOS: Record<ClaseDeCorreo, string> = {
  urgente: "Códigos urgentes",
  secreto: "Con código o enlace",
  oficio: "Al equipo",
  persona: "A personas",
};
const LUGARES: Record<FalloReportado["lugar"], string> = {
  pagina: "Páginas",
  api: "API",
  trabajo: "Trabajos",
  llamada: "Llamadas a otros sistemas",
};
const FIRMAS: Record<RespaldoVisto["firma"], string> = {
  propia: "Firmado por esta instalación",
  ajena: "Su firma no es de esta instalación",
  ninguna: "Sin firma",
};
const CLASES: Record<PuertoDeFuera["clase"], string> = {
  configurado: "Configurado",
  "de-prueba": "De prueba",
  "sin-llamadas": "Lo usa el navegador",
  "sin-configurar": "Sin configurar",
};

/** Age in hours after which a backup is too old: one a day is due. */
const RESPALDO_VIEJO_EN_HORAS = 26;
const UNA_HORA_EN_MS = 3_600_000;

const cuando = (instante: Date, ahora: Date) => `${diaDicho(fechaDe(instante), ahora)}, ${horaDe(instante)}`;

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const vista = exigir(await services.maquina.verMaquina(miembro), RECHAZOS_POR_DERECHO);
  const { proceso, base, medidas, trabajos } = vista;
  const ahora = services.now();
  return {
    alDia: cuando(ahora, ahora),
    servicio: [
      { term: "Versión", value: proceso.version || "sin número" },
      ...(proceso.construidaEn ? [{ term: "Construida", value: cuando(proceso.construidaEn, ahora) }] : []),
      { term: "Node", value: proceso.node },
      { term: "En marcha", value: duracion(ahora.getTime() - proceso.empezoEn.getTime()) },
      { term: "Base de datos", value: `${base.motor}, ${enBytes(base.bytes)}` },
      { term: "Migraciones", value: String(base.migraciones) },
      { term: "La última", value: base.ultimaMigracion },
    ],
    esperan: [
      { texto: "Horas retenidas", cuantas: medidas.retenciones },
      { texto: "Cobros abiertos", cuantas: medidas.cobrosAbiertos },
      { texto: "Devoluciones por hacer", cuantas: medidas.devolucionesPendientes },
      { texto: "Comprobantes por enviar", cuantas: medidas.comprobantesPorEnviar },
    ],
    respaldo: respaldoVisto(vista.respaldo, ahora),
    haceTrabajos: proceso.haceTrabajos,
    // Jobs that failed come first.
    trabajos: [...trabajos]
      .sort((a, b) => b.fallosEnLaSemana - a.fallosEnLaSemana)
      .map(({ nombre, enCurso, ultimoFin, siguiente, malas, fallosEnLaSemana }) => ({
        ...{ nombre, malas, fallosEnLaSemana, enCurso },
        ultima: ultimoFin === null ? "ninguna" : hace(ultimoFin, ahora),
        siguiente:
          siguiente === null ? null : siguiente <= ahora ? "ahora" : `en ${duracion(+siguiente - +ahora)}`,
      })),
    masAntiguo:
      medidas.edadDelCorreoMasAntiguoEnSegundos > 0
        ? duracion(medidas.edadDelCorreoMasAntiguoEnSegundos * 1000)
        : null,
    correos: vista.correos.map(({ clase, ...cuenta }) => ({ texto: CORREOS[clase], ...cuenta })),
    fallos: vista.fallos.map(({ codigo, lugar, hoy, enLaSemana, ultimo }) => ({
      ...{ codigo, hoy, enLaSemana, lugar: LUGARES[lugar], ultimo: hace(ultimo, ahora) },
    })),
    puertos: vista.puertos.map(({ nombre, clase, ultimaBuena, ultimoFallo }) => ({
      ...{ nombre, estado: CLASES[clase], seLlama: clase === "configurado" },
      buena: ultimaBuena && hace(ultimaBuena, ahora),
      fallo: ultimoFallo && hace(ultimoFallo, ahora),
      falla: ultimoFallo !== null && (ultimaBuena === null || ultimoFallo > ultimaBuena),
    })),
  };
}

function respaldoVisto(respaldo: RespaldoVisto | null, ahora: Date) {
  if (!respaldo) return null;
  const { hechoEn, bytes, firma, completo } = respaldo;
  return {
    cuando: hace(hechoEn, ahora),
    esViejo: ahora.getTime() - hechoEn.getTime() > RESPALDO_VIEJO_EN_HORAS * UNA_HORA_EN_MS,
    detalle: `${cuando(hechoEn, ahora)} · ${enBytes(bytes)}`,
    comprobado: completo ? "Comprobado al hacerlo, y sus archivos siguen enteros" : "Le faltan archivos",
    estaBien: completo && firma === "propia",
    firma: FIRMAS[firma],
  };
}
