import { marcarCambio, POLITICAS } from "../../server/platform/repositories/versiones";
import type { PrimerPaso } from "../../app/domain/cuentas/identidad/identidad";
import type { Politica } from "../../app/domain/consentimientos/politica";
import type { Services } from "../../server/platform/services";
import type { Mundo } from "./servicios";
import { valor } from "./servicios";

export const CLAVE_DE_PRUEBA = "tres gatos verdes";
export const DIRECCION = "10.0.0.1";

/** The newest mails to an address, newest first. */
export async function correosA({ db }: Mundo, para: string) {
  return db
    .selectFrom("correos")
    .select(["asunto", "texto"])
    .where("para", "=", para)
    .orderBy("creado_en", "desc")
    .execute();
}

/** Six-digit code in the newest mail to an address. */
export async function codigoDe(mundo: Mundo, para: string): Promise<string> {
  const correos = await correosA(mundo, para);
  for (const { texto } of correos) {
    const codigo = /\b\d{6}\b/.exec(texto)?.[0];
    if (codigo) return codigo;
  }
  throw new Error(`no code for ${para}`);
}

/** Secret of the newest link in a mail to an address. */
export async function enlaceDe(mundo: Mundo, para: string): Promise<string> {
  for (const { texto } of await correosA(mundo, para)) {
    const enlace = /[?&]enlace=([\w-]+)/.exec(texto)?.[1];
    if (enlace) return enlace;
  }
  throw new Error(`no link for ${para}`);
}

/** State of a sign-in after the password, which still waits for the code of the second factor. */
export function primerPasoDe(
  entro: Awaited<ReturnType<Services["cuentas"]["identidad"]["iniciarSesion"]>>,
): PrimerPaso {
  if (entro.ok || entro.rechazo !== "falta-segundo-factor") throw new Error("no second factor was asked for");
  return entro.detalle;
}

export const otroCodigo = (codigo: string) => (codigo === "000000" ? "000001" : "000000");

interface Datos {
  numeroDocumento: string;
  correo: string;
}

/** Takes all steps of a sign-up except the code, which was mailed. */
export async function registrarHastaElCodigo(
  {
    servicios: {
      cuentas: { registro },
    },
  }: Mundo,
  { numeroDocumento, correo }: Datos,
  direccion = DIRECCION,
): Promise<string> {
  const idRegistro = valor(
    await registro.anotarDocumento(null, { idTipoDocumento: 2, numeroDocumento }, direccion),
  );
  valor(await registro.anotarNombres(idRegistro, { nombre: "Ana", apePaterno: "Ríos", apeMaterno: "" }));
  const contacto = { prefijo: "+51", telefono: "987654321", correo, clave: CLAVE_DE_PRUEBA };
  valor(await registro.anotarContacto(idRegistro, contacto, direccion));
  const aceptaciones = (await registro.politicas()).map(({ codigo, versionActual }) => ({
    codigo,
    version: versionActual,
    valor: "1" as const,
  }));
  valor(await registro.anotarCondiciones(idRegistro, aceptaciones));
  valor(await registro.pedirCodigo({ idRegistro, red: direccion }));
  return idRegistro;
}

/** Puts a legal text of the sign-up in force. */
export async function ponerPolitica(
  { db }: Mundo,
  politica: Pick<Politica, "codigo" | "requerido" | "tipo"> & { version?: string },
) {
  const version = politica.version ?? "1";
  await db
    .insertInto("politicas")
    .values({
      codigo: politica.codigo,
      version,
      flujo: "REGISTRO",
      orden: 90,
      tipo: politica.tipo,
      titulo: `Política ${politica.codigo}`,
      enlace: "",
      contenido: "Texto.",
      huella_del_texto: `huella ${version}`,
      requerido: politica.requerido,
      vigente_desde: `2026-01-0${version}T00:00:00.000Z`,
    })
    .execute();
  await marcarCambio(db, POLITICAS);
}

/** Takes legal texts out of force. Only a test does that: a process keeps the texts of the version that it knows. */
export async function quitarPoliticas(
  { db }: Mundo,
  columna: "version" | "flujo" | "orden",
  valor: string | number,
): Promise<void> {
  await db.deleteFrom("politicas").where(columna, "=", valor).execute();
  await marcarCambio(db, POLITICAS);
}
