import type { Auditar } from "../../app/domain/shared/actos/acto";
import { makeCancelarFecha } from "../../app/domain/talleres/inscripciones/cancelarFecha";
import {
  makeAceptarLugar,
  makeCopiarEvento,
  makeDejarLugar,
  makeInscribirse,
} from "../../app/domain/talleres/inscripciones/inscribirse";
import { makeOfrecerLugares, makeRecordarTalleres } from "../../app/domain/talleres/inscripciones/ofrecer";
import { makeFuenteDeTalleres } from "../../app/domain/talleres/busqueda";
import { makeVerTalleres } from "../../app/domain/talleres/verTalleres";
import type { OpenedContenido } from "../contenido/module";
import type { Base } from "../platform/services";
import { makeSignedIds } from "../platform/signedIds";

type Cancelar = ReturnType<typeof makeCancelarFecha>;

const makeCancelarConActo =
  (auditar: Auditar, cancelar: Cancelar) =>
  ({ operador, ...pedida }: { operador: string } & Parameters<Cancelar>[0]) =>
    auditar({ operador, orden: "taller-cancelar", objeto: `${pedida.url} ${pedida.fecha}` }, () =>
      cancelar(pedida),
    );

export function openTalleres(
  { options, deps, depsDe, auditar }: Base,
  { contenido: { contenidos, diasDeRegla } }: { contenido: OpenedContenido },
) {
  const { sign, idOf } = makeSignedIds(options.secretoDeSesion, "inscripcion");
  const llaves = { firmar: sign, idDe: idOf };
  const todo = { ...deps, contenidos, diasDeRegla, llaves };
  const delReloj = { ...depsDe("reloj"), llaves };
  return {
    services: {
      ...makeVerTalleres(todo),
      inscribirse: makeInscribirse(todo),
      aceptarLugar: makeAceptarLugar(todo),
      dejarLugar: makeDejarLugar(todo),
      idInscripcionDeLlave: llaves.idDe,
      copiarEvento: makeCopiarEvento(todo),
    },
    searchable: [makeFuenteDeTalleres({ contenidos, now: deps.now })],
    jobs: [
      { nombre: "ofrecer-lugares", cadaSegundos: 5, run: makeOfrecerLugares(delReloj) },
      { nombre: "recordar-talleres", cadaSegundos: 30, run: makeRecordarTalleres(delReloj) },
    ],
    acts: {
      talleres: { cancelarFecha: makeCancelarConActo(auditar, makeCancelarFecha(todo)) },
    },
  };
}

type Own = ReturnType<typeof openTalleres>["services"];
/** A noun with a folder of its own adds what it offers. */
export interface TalleresServices extends Own {}

declare module "../platform/services" {
  interface Services {
    talleres: TalleresServices;
  }
  interface Acts {
    talleres: { cancelarFecha: ReturnType<typeof makeCancelarConActo> };
  }
}
