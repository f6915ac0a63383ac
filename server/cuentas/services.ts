import { randomBytes } from "node:crypto";
import type { BorrarDirecciones } from "../../app/domain/cuentas/cuenta/anular";
import type { PuertaDeAseguradora } from "../../app/domain/cuentas/identidad/aseguradora";
import { origenDe, type Origenes } from "../../app/domain/cuentas/identidad/origen";
import { makeConPrueba } from "../../app/domain/cuentas/identidad/prueba";
import { makeVerAccesosADatos } from "../../app/domain/cuentas/accesosADatos/verAccesosADatos";
import { makeVerMisDatos, type FuenteDeNombres } from "../../app/domain/cuentas/misDatos/verMisDatos";
import {
  pendienteDe,
  perdidasDe,
  type Deuda,
  type Perdida,
} from "../../app/domain/cuentas/misDatos/pendientes";
import { makeAbrirEliminacion } from "../../app/domain/cuentas/misDatos/abrirEliminacion";
import {
  makeCancelarEliminacion,
  makeEliminarCuentas,
  makePedirEliminacion,
  makeVerEliminacion,
} from "../../app/domain/cuentas/misDatos/eliminarCuenta";
import { makeActualizarDatos } from "../../app/domain/cuentas/perfil/actualizarDatos";
import type { ConsultaDeBeneficios } from "../../app/domain/cuentas/perfil/beneficios";
import { planVigente } from "../../app/domain/cuentas/perfil/planes";
import { makeVerBeneficios, makeVerPerfil } from "../../app/domain/cuentas/perfil/verPerfil";
import type { Persona } from "../../app/domain/cuentas/personas/persona";
import {
  makeGuardarPreferencias,
  makeVerPreferencias,
  type FuenteDeTemas,
} from "../../app/domain/cuentas/preferencias/guardarPreferencias";
import type { Organizador } from "../../app/domain/consentimientos/sorteos/crearSorteo";
import { makeSortear } from "../../app/domain/cuentas/sorteos/sortear";
import type { Repositorios } from "../../app/domain/shared/puertos";
import { makeSoporte } from "../../app/domain/cuentas/soporte";
import { olvidarLoBorrado } from "../platform/database/client";
import { sha256 } from "../platform/digest";
import type { Secret } from "../platform/rotation";
import type { Base } from "../platform/services";
import { makeAseguradora } from "./identidad/aseguradora";
import { cifrarClave, verificarClave } from "./identidad/claves";
import { makeCuentas } from "./identidad/cuentas";
import { makeIdentidad } from "./identidad/identidad";
import { makeSello } from "./identidad/sello";
import { nuevoRespaldo } from "./identidad/tokens";
import { makeVigilar, vigilarCuentas, vigilarEntradas } from "./identidad/vigilancia";
import { makeAbrirPuente } from "./puente/puente";
import { makeBeneficioRepository } from "./repositories/perfiles";
import { makeAbrirSeccion } from "./seccionesCerradas";
import { makeCodigosPorReloj } from "./segundoFactor/codigosPorReloj";
import { existeTelefono } from "./telefono/existeTelefono";

export function openCuentas(base: Base) {
  const { options, declared, depsDe, db, now, alFallar, anotarSuceso, auditar, contributed } = base;
  const deps = {
    ...base.deps,
    direccionesSecretas: () => contributed("direccionesSecretas"),
    deudas: () => contributed("deudas"),
    perdidas: () => contributed("perdidas"),
    temas: () => contributed("temas"),
    nombres: () => contributed("nombres"),
  };
  const { repos } = deps;
  const repositorio = makeBeneficioRepository(db);
  const beneficios: ConsultaDeBeneficios = options.beneficios ?? {
    de: ({ idPersona }) => repositorio.de(idPersona),
  };
  const { depsDeIdentidad, ...propias } = makeCuentas({ ...deps, anotarSuceso }, options);
  const cuentas = vigilarCuentas(propias, anotarSuceso);
  const vigilar = makeVigilar(anotarSuceso);
  const verPerfil = makeVerPerfil(deps);
  const verBeneficios = makeVerBeneficios({ beneficios, alFallar });
  const eliminarCuentas = makeEliminarCuentas(deps);
  return {
    services: {
      ...cuentas,
      aseguradora: options.aseguradora
        ? makeAseguradora(depsDeIdentidad, options.secretoDeSesion, options.aseguradora)
        : null,
      origenDe: (persona: Pick<Persona, "esAsegurada">) => origenDe(persona, options.origenes),
      identidad: vigilarEntradas(makeIdentidad(depsDeIdentidad, options.secretoDeSesion), {
        ...deps,
        anotarSuceso,
      }),
      sello: makeSello(options.secretoDeSesion, now),
      abrirPuente: makeAbrirPuente(options.llaveDelPuente ?? null, now),
      verPerfil,
      verBeneficios,
      actualizarDatos: makeActualizarDatos({ ...deps, existeTelefono, verificarClave, anotarSuceso }),
      verPreferencias: makeVerPreferencias(deps),
      guardarPreferencias: makeGuardarPreferencias(deps),
      verMisDatos: makeVerMisDatos({
        ...deps,
        abrir: makeAbrirSeccion(declared, { db, secretoDeRespuestas: options.secretoDeRespuestas }),
      }),
      pedirEliminacion: vigilar(makePedirEliminacion(depsDeIdentidad), ({ idPersona }) => ({
        suceso: "pedido-de-eliminacion",
        idPersona,
      })),
      cancelarEliminacion: makeCancelarEliminacion(deps),
      verEliminacion: makeVerEliminacion(deps),
      /** Matters that would have to end before a deletion, for a person who has not requested the deletion yet. */
      pendienteDe: (idPersona: number) => pendienteDe(repos, deps, idPersona, now()),
      perdidas: (idPersona: number) => perdidasDe(repos, deps, idPersona),
      verAccesosADatos: makeVerAccesosADatos({ ...deps, palabras: declared.actions }),
    },
    jobs: [
      { nombre: "avisar-bloqueos", cadaSegundos: 5, run: cuentas.recuperarClave.avisarBloqueos },
      {
        nombre: "eliminar-cuentas",
        cadaSegundos: 60,
        async run(alto?: AbortSignal) {
          await eliminarCuentas(alto);
          await olvidarLoBorrado(db);
        },
      },
    ],
    acts: {
      cuentas: makeSoporte({ ...depsDe("operador"), auditar }),
      sorteos: makeSortear({
        ...depsDe("operador"),
        auditar,
        organizadorDeSorteos: options.organizadorDeSorteos ?? null,
        sha256,
        nuevaSemilla: () => randomBytes(32).toString("hex"),
      }),
    },
    /**
     * Runs work of another context with a fresh proof of identity. No route may use it, because it holds a transaction
     * open.
     */
    conPrueba: makeConPrueba(depsDeIdentidad).conPrueba,
    /** Opens a deletion in a transaction of another context, which proved who asks. */
    abrirEliminacion: makeAbrirEliminacion(depsDeIdentidad),
    /** For the sign-in of other accounts: hashing of passwords, codes of an authenticator app, and sealed texts. */
    pruebas: { cifrarClave, verificarClave, makeCodigosPorReloj, nuevoRespaldo, makeSello },
    /** The person's current plan; null for an unknown person. */
    async planDe(idPersona: number) {
      const persona = await repos.personas.porId(idPersona);
      if (!persona) return null;
      const [{ planes }, { valor }] = await Promise.all([verPerfil(persona), verBeneficios(persona)]);
      return planVigente(planes, valor)?.codigoPlan ?? null;
    },
  };
}

declare module "../platform/contributions" {
  interface Contributions {
    /** Debts to a person that delay the deletion of their account. */
    deudas: Deuda<keyof Repositorios>;
    /** Things that a person loses with the account. */
    perdidas: Perdida<keyof Repositorios>;
    /** Deletions of a person's secret addresses, when their account may have had an intruder. */
    direccionesSecretas: BorrarDirecciones<keyof Repositorios>;
    /** Names for the ids in a person's copy of their data. */
    nombres: FuenteDeNombres;
    /** Themes that a person may prefer. */
    temas: FuenteDeTemas;
  }
}

declare module "../platform/services" {
  interface Acts {
    cuentas: ReturnType<typeof makeSoporte>;
    sorteos: ReturnType<typeof makeSortear>;
  }
  interface ServicesOptions {
    origenes: Origenes;
    /** The insurer's own sign-in; null when none is configured. */
    aseguradora?: PuertaDeAseguradora | null;
    /** Other system that knows people's benefits; null when our own database does. */
    beneficios?: ConsultaDeBeneficios | null;
    llaveDelPuente?: Secret | null;
    /** Organiser who answers for a prize draw. Without one, no order of the operator makes a draw. */
    organizadorDeSorteos?: Organizador | null;
  }
}
