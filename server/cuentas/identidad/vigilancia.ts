import {
  normalizarCorreo,
  type Acceso,
  type RechazoAlEntrar,
} from "../../../app/domain/cuentas/identidad/identidad";
import type { AnotarSuceso, SucesoDeSeguridad } from "../../../app/domain/shared/sucesos";
import { numeroSegunTipo } from "../../../app/domain/cuentas/personas/documento";
import type { ReposSinCandado } from "../../../app/domain/shared/puertos";
import type { makeCuentas } from "./cuentas";
import type { makeIdentidad } from "./identidad";

type Identidad = ReturnType<typeof makeIdentidad>;
type Cuentas = Omit<ReturnType<typeof makeCuentas>, "depsDeIdentidad">;
interface Vigia {
  repos: ReposSinCandado<"accesos" | "personas">;
  now: () => Date;
  anotarSuceso: AnotarSuceso;
}

/** Refusals that count as a failed attempt to sign in. The other refusals block further attempts for a while. */
const ERRADOS = new Set<RechazoAlEntrar>(["credenciales-invalidas", "codigo-equivocado"]);

/** Signing in, with a log line for each refusal and for each device that is new to the person (ASVS 4.0.3, 7.1.3). */
export function vigilarEntradas(identidad: Identidad, { repos, now, anotarSuceso }: Vigia): Identidad {
  const aQuien = async (entrada: Parameters<Identidad["iniciarSesion"]>[0]) => {
    const cuenta = await ("correo" in entrada
      ? repos.personas.cuentaPorCorreo(normalizarCorreo(entrada.correo))
      : repos.personas.cuentaPorDocumento({
          ...entrada,
          numeroDocumento: numeroSegunTipo(entrada.idTipoDocumento, entrada.numeroDocumento),
        }));
    return cuenta?.idPersona ?? null;
  };
  const esConocido = async ({ idPersona, idAcceso }: Acceso, dispositivo: string) =>
    (await repos.accesos.abiertos(idPersona, now(), new Date(0))).some(
      (abierto) => abierto.idAcceso !== idAcceso && abierto.dispositivo === dispositivo,
    );

  const anotarEntrada = async (acceso: Acceso, dispositivo: string) => {
    if (await esConocido(acceso, dispositivo)) return;
    anotarSuceso({ suceso: "dispositivo-nuevo", idPersona: acceso.idPersona });
  };
  const anotarRechazo = (rechazo: RechazoAlEntrar, idPersona: number | null) =>
    anotarSuceso({
      suceso: ERRADOS.has(rechazo) ? "entrada-fallida" : "entrada-bloqueada",
      idPersona,
      // A person who fails at the second factor already knows the password.
      ...(rechazo === "codigo-equivocado" && { motivo: "segundo-paso" }),
    });

  return {
    ...identidad,
    async iniciarSesion(entrada) {
      const entro = await identidad.iniciarSesion(entrada);
      // The password was right and the second factor comes next, so this is no failure.
      if (!entro.ok && entro.rechazo === "falta-segundo-factor") return entro;
      if (!entro.ok) anotarRechazo(entro.rechazo, await aQuien(entrada));
      else await anotarEntrada(entro.value, entrada.dispositivo ?? "");
      return entro;
    },

    async darSegundoPaso(primerPaso, codigo, desde) {
      const dado = await identidad.darSegundoPaso(primerPaso, codigo, desde);
      if (!dado.ok) anotarRechazo(dado.rechazo, primerPaso.idPersona);
      else await anotarEntrada(dado.value, desde.dispositivo ?? "");
      return dado;
    },
  };
}

/**
 * Wraps the use cases that change who can open an account, so that each success writes a log line (ASVS 4.0.3,
 * 7.1.3).
 */
export function vigilarCuentas(cuentas: Cuentas, anotarSuceso: AnotarSuceso): Cuentas {
  const { cuenta, recuperarClave, segundoFactor } = cuentas;
  const { contacto } = cuenta;
  const vigilar = makeVigilar(anotarSuceso);
  const delSegundoFactor =
    (motivo: string) =>
    ({ idPersona }: { idPersona: number }) =>
      ({ suceso: "cambio-de-segundo-factor", idPersona, motivo }) as const;
  return {
    ...cuentas,
    recuperarClave: {
      ...recuperarClave,
      cambiarClave: vigilar(recuperarClave.cambiarClave, (_, idPersona) => ({
        suceso: "cambio-de-clave",
        idPersona,
        motivo: "recuperacion",
      })),
    },
    segundoFactor: {
      ...segundoFactor,
      activar: vigilar(segundoFactor.activar, delSegundoFactor("activado")),
      renovarRespaldos: vigilar(segundoFactor.renovarRespaldos, delSegundoFactor("respaldos-renovados")),
      quitar: vigilar(segundoFactor.quitar, delSegundoFactor("quitado")),
    },
    cuenta: {
      ...cuenta,
      cambiarClave: vigilar(cuenta.cambiarClave, ({ idPersona }) => ({
        suceso: "cambio-de-clave",
        idPersona,
      })),
      contacto: {
        ...contacto,
        confirmarCorreo: vigilar(contacto.confirmarCorreo, ({ idPersona }) => ({
          suceso: "cambio-de-correo",
          idPersona,
        })),
      },
      deshacerCambio: vigilar(cuenta.deshacerCambio, (_, { idPersona }) => ({
        suceso: "cambio-deshecho",
        idPersona,
      })),
    },
  };
}

type Hecho = { ok: true; value: unknown } | { ok: false };

/** Wraps a use case so that each success writes a log line. */
export const makeVigilar =
  (anotarSuceso: AnotarSuceso) =>
  <E, R extends Hecho>(
    caso: (entrada: E) => Promise<R>,
    linea: (entrada: E, value: Extract<R, { ok: true }>["value"]) => SucesoDeSeguridad,
  ) =>
  async (entrada: E): Promise<R> => {
    const resultado = await caso(entrada);
    if (resultado.ok) anotarSuceso(linea(entrada, (resultado as Extract<R, { ok: true }>).value));
    return resultado;
  };
