import { Secret, TOTP } from "otpauth";
import type { Rol } from "../../app/domain/equipo/derechos/derechos";
import type { Miembro } from "../../app/domain/equipo/derechos/exigir";
import { makeCuentaDeEquipoRepository } from "../../server/equipo/repositories/cuentas";
import type { Mundo } from "./servicios";

/** Code of an authenticator app at an instant. */
export const codigoDe = (secreto: string, ahora: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secreto.replace(/\s/g, "")) }).generate({
    timestamp: ahora.getTime(),
  });

export const CLAVE = "una-clave-bien-larga-7";

/** Writes an active account with roles. Returns its member, freshly proven. */
export async function unMiembro({ db, reloj }: Mundo, ...roles: Rol[]): Promise<Miembro> {
  const cuentas = makeCuentaDeEquipoRepository(db);
  const idCuenta = crypto.randomUUID();
  const correo = `${idCuenta}@equipo.example`;
  const ahora = reloj.ahora;
  await cuentas.crear({
    ...{ idCuenta, correo, nombre: "Ana Torres", estado: "activa", claveHash: "h", secretoCifrado: "s" },
    creadaEn: ahora,
    usadaEn: ahora,
  });
  for (const rol of roles) {
    const pedido = {
      idRol: crypto.randomUUID(),
      idCuenta,
      rol,
      motivo: "prueba",
      pedidoPor: "maquina:prueba",
    };
    await cuentas.pedirRol({ ...pedido, pedidoEn: ahora, confirmadoEn: ahora });
  }
  return {
    idCuenta,
    nombre: "Ana Torres",
    correo,
    roles,
    probadoEn: ahora,
    dioCodigo: true,
    red: "192.0.2.1",
  };
}
