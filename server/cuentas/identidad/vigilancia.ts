import {
  normalizarCorreo,
  type Acceso,
  type RechazoAlEntrar,
} from "../../../app/domain/cuentas/identidad/identidad";
import type { AnotarSuceso } from "../../../app/domain/cuentas/identidad/sucesos";
import { normalizarDocumento } from "../../../app/domain/cuentas/personas/documento";
import type { Repositorios } from "../../../app/domain/shared/puertos";
import type { makeCuentas } from "./cuentas";
import type { makeIdentidad } from "./identidad";

type Identidad = ReturnType<typeof makeIdentidad>;
type Cuentas = Omit<ReturnType<typeof makeCuentas>, "depsDeIdentidad">;
interface Vigia {
  repos: Repositorios;
  now: () => Date;
  anotarSuceso: AnotarSuceso;
}

/** Refusals of what was tried; the others say that trying is over for now. */
const ERRADOS = new Set<RechazoAlEntrar>(["credenciales-invalidas", "codigo-equivocado"]);

/** Signing in, with a line for each refusal and for each device that the person had not come in with. */
export function vigilarEntradas(identidad: Identidad, { repos, now, anotarSuceso }: Vigia): Identidad {
  const aQuien = async (entrada: Parameters<Identidad["iniciarSesion"]>[0]) => {
    const cuenta = await ("correo" in entrada
      ? repos.personas.cuentaPorCorreo(normalizarCorreo(entrada.correo))
      : repos.personas.cuentaPorDocumento({
          ...entrada,
          numeroDocumento: normalizarDocumento(entrada.numeroDocumento),
        }));
    return cuenta?.idPersona ?? null;
  };
  const esConocido = async ({ idPersona, idAcceso }: Acceso, dispositivo: string) =>
    (await repos.accesos.abiertos(idPersona, now(), new Date(0))).some(
      (otro) => otro.idAcceso !== idAcceso && otro.dispositivo === dispositivo,
    );

  const anotarEntrada = async (acceso: Acceso, dispositivo: string, direccion?: string) => {
    if (await esConocido(acceso, dispositivo)) return;
    anotarSuceso({
      suceso: "dispositivo-nuevo",
      idPersona: acceso.idPersona,
      ...(direccion !== undefined && { direccion }),
    });
  };
  const anotarRechazo = (rechazo: RechazoAlEntrar, idPersona: number | null, direccion?: string) =>
    anotarSuceso({
      suceso: ERRADOS.has(rechazo) ? "entrada-fallida" : "entrada-bloqueada",
      idPersona,
      ...(direccion !== undefined && { direccion }),
      // Whoever fails here knows the password already.
      ...(rechazo === "codigo-equivocado" && { motivo: "segundo-paso" }),
    });

  return {
    ...identidad,
    async iniciarSesion(entrada) {
      const entro = await identidad.iniciarSesion(entrada);
      const { direccion, dispositivo = "" } = entrada;
      // The right password is no refusal: the second step comes next.
      if (!entro.ok && entro.rechazo === "falta-segundo-factor") return entro;
      if (!entro.ok) anotarRechazo(entro.rechazo, await aQuien(entrada), direccion);
      else await anotarEntrada(entro.value, dispositivo, direccion);
      return entro;
    },

    async darSegundoPaso(primerPaso, codigo, desde) {
      const dado = await identidad.darSegundoPaso(primerPaso, codigo, desde);
      const { direccion, dispositivo = "" } = desde;
      if (!dado.ok) anotarRechazo(dado.rechazo, primerPaso.idPersona, direccion);
      else await anotarEntrada(dado.value, dispositivo, direccion);
      return dado;
    },
  };
}

/** What takes an account into other hands, or back, with a line for each. */
export function vigilarCuentas(cuentas: Cuentas, anotarSuceso: AnotarSuceso): Cuentas {
  const { cuenta, recuperarClave } = cuentas;
  const { contacto } = cuenta;
  return {
    ...cuentas,
    recuperarClave: {
      ...recuperarClave,
      async cambiarClave(entrada) {
        const cambiada = await recuperarClave.cambiarClave(entrada);
        if (cambiada.ok) {
          anotarSuceso({ suceso: "cambio-de-clave", idPersona: cambiada.value, motivo: "recuperacion" });
        }
        return cambiada;
      },
    },
    cuenta: {
      ...cuenta,
      async cambiarClave(entrada) {
        const cambiada = await cuenta.cambiarClave(entrada);
        if (cambiada.ok) anotarSuceso({ suceso: "cambio-de-clave", idPersona: entrada.idPersona });
        return cambiada;
      },
      contacto: {
        ...contacto,
        async confirmarCorreo(entrada) {
          const confirmado = await contacto.confirmarCorreo(entrada);
          if (confirmado.ok) anotarSuceso({ suceso: "cambio-de-correo", idPersona: entrada.idPersona });
          return confirmado;
        },
      },
    },
  };
}
