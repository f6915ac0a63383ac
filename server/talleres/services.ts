import type { Auditar } from "../../app/domain/shared/actos/auditar";
import { makeCancelarFecha } from "../../app/domain/talleres/ventas/cancelarFecha";
import { makeClasesAlDia } from "../../app/domain/talleres/inscripciones/clasesAlDia";
import { makeFechasSueltas } from "../../app/domain/talleres/inscripciones/fechasSueltas";
import {
  makeAceptarLugar,
  makeCopiarEvento,
  makeInscribirse,
  tallerPara,
} from "../../app/domain/talleres/inscripciones/inscribirse";
import { makeVerAntesDeDejar } from "../../app/domain/talleres/ventas/devolver";
import { makeDejarLugar, makeQueSeDeja } from "../../app/domain/talleres/ventas/dejarLugar";
import { makeOfrecerLugares } from "../../app/domain/talleres/inscripciones/ofrecer";
import { lugaresPendientes } from "../../app/domain/talleres/ventas/pendientes";
import { makeRecordarTalleres } from "../../app/domain/talleres/ventas/recordarTalleres";
import {
  makeCambiarCupos,
  makeCancelarFechaDeEquipo,
  makeMarcarAsistencias,
} from "../../app/domain/talleres/deEquipo/actuar";
import { makeUnionesDeAnfitrion } from "../../app/domain/talleres/deEquipo/unir";
import { makeVerFechaDeEquipo } from "../../app/domain/talleres/deEquipo/verFecha";
import { makeVerFechasDeEquipo } from "../../app/domain/talleres/deEquipo/verFechas";
import {
  makeRevocarCertificado,
  makeVerCertificado,
} from "../../app/domain/talleres/certificados/certificar";
import {
  makeDirigir,
  makeEnlaceDeAnfitrion,
  makeVerComoAnfitrion,
} from "../../app/domain/talleres/sala/anfitrion";
import {
  makeLatir,
  makePreguntar,
  makeRegistrarAsistencia,
  makeVerSalaDeTaller,
} from "../../app/domain/talleres/sala/enSala";
import {
  makeTalleresDeAgenda,
  makeVerGuardados,
  makeVerInscripciones,
} from "../../app/domain/talleres/agenda";
import { makeFuenteDeTalleres } from "../../app/domain/talleres/busqueda";
import { makeVerTalleres } from "../../app/domain/talleres/verTalleres";
import { makeDeTaller } from "../../app/domain/talleres/ventas/deTaller";
import { makeVerPedidoDeTaller, makeVerPorPagarDeTaller } from "../../app/domain/talleres/ventas/verPedido";
import type { OpenedContenido } from "../contenido/module";
import type { OpenedVentas } from "../ventas/module";
import type { Base } from "../platform/services";
import { makeSignedIds } from "../platform/signedIds";

type DeOperador<P> = { operador: string } & P;
interface DeUnaFecha {
  url: string;
  fecha: string;
}

/** Acts of the operator on the date of a workshop and on a certificate. */
function makeActos(
  auditar: Auditar,
  deps: Parameters<typeof makeCancelarFecha>[0] &
    Parameters<typeof makeEnlaceDeAnfitrion>[0] &
    Parameters<typeof makeRevocarCertificado>[0] &
    Parameters<typeof makeUnionesDeAnfitrion>[0],
) {
  const cancelar = makeCancelarFecha(deps);
  const enlazar = makeEnlaceDeAnfitrion(deps);
  const revocar = makeRevocarCertificado(deps);
  const uniones = makeUnionesDeAnfitrion(deps);
  const de = ({ url, fecha }: DeUnaFecha) => `${url} ${fecha}`;
  return {
    cancelarFecha: ({ operador, ...pedida }: DeOperador<DeUnaFecha & { motivo: string }>) =>
      auditar(
        {
          ...{ operador, orden: "taller-cancelar", objeto: de(pedida) },
          ...{ mueve: "valor", motivo: pedida.motivo },
        },
        () => cancelar(pedida),
        ({ devueltoCentimos }) => ({ cantidad: devueltoCentimos, unidad: "centimos", dePersona: null }),
      ),
    enlaceDeAnfitrion: ({ operador, ...pedida }: DeOperador<DeUnaFecha>) =>
      auditar({ operador, orden: "taller-enlace", objeto: de(pedida), mueve: "nada" }, () => enlazar(pedida)),
    anularEnlace: ({ operador, ...pedida }: DeOperador<DeUnaFecha>) =>
      auditar({ operador, orden: "taller-enlace-anular", objeto: de(pedida), mueve: "nada" }, () =>
        enlazar(pedida, { anulando: true }),
      ),
    anfitriones: uniones.ver,
    unirAnfitrion: (union: Parameters<typeof uniones.unir>[0]) =>
      auditar(
        { operador: union.operador, orden: "anfitriones unir", objeto: union.uidAutor, mueve: "nada" },
        () => uniones.unir(union),
      ),
    separarAnfitrion: (pedido: Parameters<typeof uniones.separar>[0]) =>
      auditar({ operador: pedido.operador, orden: "anfitriones separar", objeto: "", mueve: "nada" }, () =>
        uniones.separar(pedido),
      ),
    revocarCertificado: ({ operador, ...pedido }: DeOperador<{ codigo: string; motivo: string }>) =>
      auditar(
        {
          operador,
          orden: "certificado-revocar",
          objeto: pedido.codigo,
          mueve: "nada",
          motivo: pedido.motivo,
        },
        () => revocar(pedido),
      ),
  };
}

export function openTalleres(
  { options, deps, depsDe, auditar }: Base,
  { contenido: { contenidos, diasDeRegla }, ventas }: { contenido: OpenedContenido; ventas: OpenedVentas },
) {
  const { sign, idOf } = makeSignedIds(options.secretoDeSesion, "inscripcion");
  const llaves = { firmar: sign, idDe: idOf };
  const deAnfitrion = makeSignedIds(options.secretoDeSesion, "anfitrion");
  const llavesDeAnfitrion = { firmar: deAnfitrion.sign, claveDe: deAnfitrion.idOf };
  const depsDeTalleres = { ...deps, contenidos, diasDeRegla, llaves, llavesDeAnfitrion };
  const delReloj = { ...depsDe("reloj"), llaves };
  const { proximoDe, ...ver } = makeVerTalleres(depsDeTalleres);
  const deAgenda = { talleres: makeTalleresDeAgenda(deps.repos), now: deps.now };
  return {
    services: {
      ...ver,
      inscribirse: makeInscribirse(depsDeTalleres),
      aceptarLugar: makeAceptarLugar(depsDeTalleres),
      dejarLugar: makeDejarLugar(depsDeTalleres),
      tallerPara: (pedido: Parameters<typeof tallerPara>[1]) => tallerPara(depsDeTalleres, pedido),
      queSeDeja: makeQueSeDeja(depsDeTalleres),
      idInscripcionDeLlave: llaves.idDe,
      verPorPagar: makeVerPorPagarDeTaller(deps),
      verAntesDeDejar: makeVerAntesDeDejar(deps),
      verPedido: makeVerPedidoDeTaller(deps),
      ...ventas.vender(makeDeTaller(deps)),
      verInscripciones: makeVerInscripciones(deAgenda),
      verGuardados: makeVerGuardados(deAgenda),
      copiarEvento: makeCopiarEvento(depsDeTalleres),
      verSala: makeVerSalaDeTaller(depsDeTalleres),
      preguntar: makePreguntar(depsDeTalleres),
      registrarAsistencia: makeRegistrarAsistencia(depsDeTalleres),
      latir: makeLatir(depsDeTalleres),
      verComoAnfitrion: makeVerComoAnfitrion(depsDeTalleres),
      dirigir: makeDirigir(depsDeTalleres),
      verCertificado: makeVerCertificado(depsDeTalleres),
      deEquipo: {
        verFechas: makeVerFechasDeEquipo(depsDeTalleres),
        verFecha: makeVerFechaDeEquipo(depsDeTalleres),
        cambiarCupos: makeCambiarCupos(depsDeTalleres),
        marcarAsistencias: makeMarcarAsistencias(depsDeTalleres),
        cancelarFecha: makeCancelarFechaDeEquipo({ ...depsDeTalleres, ...depsDe("operador") }),
      },
    },
    contributes: {
      talleresDeAgenda: [deAgenda.talleres],
      deudas: [lugaresPendientes],
      advertencias: [makeFechasSueltas({ ...deps, diasDeRegla })],
      enVivo: [proximoDe],
      searchable: [makeFuenteDeTalleres({ contenidos, now: deps.now })],
      offers: [makeOfrecerLugares(delReloj)],
      reminders: [makeRecordarTalleres(delReloj)],
    },
    jobs: [
      { nombre: "clases-al-dia", cadaSegundos: 60, run: makeClasesAlDia({ ...depsDeTalleres, ...delReloj }) },
    ],
    acts: {
      talleres: makeActos(auditar, depsDeTalleres),
    },
  };
}

declare module "../platform/services" {
  interface Acts {
    talleres: ReturnType<typeof makeActos>;
  }
}
