import { addMinutes, subHours } from "date-fns";
import { claveDeSeudonimo } from "../../app/domain/comunidades/seudonimo";
import type { Apoyo } from "../../app/domain/comunidades/texto";
import { makeMiembroRepository } from "../comunidades/repositories/miembros";
import { makeRelacionRepository } from "../comunidades/repositories/relaciones";
import { makeTextoRepository } from "../comunidades/repositories/textos";
import { cifrarClave } from "../cuentas/identidad/claves";
import { guardarPersona, SERIE_DE_PERSONAS } from "../cuentas/repositories/personas";
import type { Db, Trx } from "../platform/database/client";
import { siguienteNumero } from "../platform/repositories/contadores";
import type { ConversacionDeDemostracion } from "./contenido/comunidades/conversacion";
import { CONVERSACIONES_DE_DEMOSTRACION } from "./contenido/comunidades/conversaciones";

const DNI = 2;
const DIAS_DESDE_QUE_SE_UNIERON = 20;

type Autores = ReadonlyMap<string, string>;

/** Writes the members and the conversations of the demonstration, once, all or nothing. */
export async function seedComunidades(db: Db, now: Date): Promise<void> {
  const hayMiembros = (donde: Db | Trx) =>
    donde.selectFrom("miembros_de_comunidad").select("id_miembro").limit(1).executeTakeFirst();
  if (await hayMiembros(db)) return;
  // Nobody signs in as a member of the demonstration: the password is thrown away.
  const claveHash = await cifrarClave(crypto.randomUUID());
  await db.transaction().execute(async (trx) => {
    // Another process may start at the same time: the one that locks this number is alone until the end.
    await siguienteNumero(trx, "demostracion-de-comunidades");
    if (await hayMiembros(trx)) return;
    const vecinos = await seedVecinos(trx, claveHash);
    for (const [comunidad, conversaciones] of Object.entries(CONVERSACIONES_DE_DEMOSTRACION)) {
      const autores = await seedMiembros(
        trx,
        { comunidad, vecinos, seudonimos: seudonimosDe(conversaciones) },
        now,
      );
      for (const conversacion of conversaciones)
        await seedConversacion(trx, comunidad, autores, { conversacion, now });
    }
  });
}

const seudonimosDe = (conversaciones: readonly ConversacionDeDemostracion[]) => [
  ...new Set(conversaciones.flatMap(({ de, respuestas }) => [de, ...respuestas.map(([otro]) => otro)])),
];

/** Invented people who only talk in the communities; each has a pseudonym in every community. */
async function seedVecinos(trx: Trx, claveHash: string): Promise<number[]> {
  const cuantos = Math.max(
    ...Object.values(CONVERSACIONES_DE_DEMOSTRACION).map(
      (conversaciones) => seudonimosDe(conversaciones).length,
    ),
  );
  const vecinos: number[] = [];
  for (let numero = 1; numero <= cuantos; numero++) {
    const idPersona = await siguienteNumero(trx, SERIE_DE_PERSONAS);
    const email = `vecino${numero}@vecinos.example`;
    await guardarPersona(
      trx,
      {
        ...{ idPersona, idUsuario: crypto.randomUUID(), digitalId: crypto.randomUUID() },
        ...{ nombre: "Vecino", apePaterno: "Demostración", apeMaterno: String.fromCharCode(64 + numero) },
        ...{ email, usuarioLogin: email, telefono: `90000000${numero}`, prefijo: "+51" },
        ...{
          numeroDocumento: `7000000${numero}`,
          idTipoDocumento: DNI,
          datosConfirmados: 1,
          esAsegurada: false,
        },
      },
      claveHash,
    );
    vecinos.push(idPersona);
  }
  return vecinos;
}

/** Members of a community by pseudonym. */
async function seedMiembros(
  trx: Trx,
  {
    comunidad,
    vecinos,
    seudonimos,
  }: { comunidad: string; vecinos: readonly number[]; seudonimos: readonly string[] },
  now: Date,
): Promise<Autores> {
  const autores = new Map<string, string>();
  for (const [indice, seudonimo] of seudonimos.entries()) {
    const idMiembro = crypto.randomUUID();
    const unidoEn = subHours(now, DIAS_DESDE_QUE_SE_UNIERON * 24);
    const miembro = {
      idMiembro,
      idPersona: vecinos[indice]!,
      comunidad,
      seudonimo,
      unidoEn,
      deConfianza: true,
    };
    await makeMiembroRepository(trx).entrar(miembro, claveDeSeudonimo(seudonimo));
    autores.set(seudonimo, idMiembro);
  }
  return autores;
}

async function seedConversacion(
  trx: Trx,
  comunidad: string,
  autores: Autores,
  { conversacion, now }: { conversacion: ConversacionDeDemostracion; now: Date },
) {
  const idConversacion = crypto.randomUUID();
  const empezada = subHours(now, conversacion.haceHoras);
  const { de, texto, apoyos = [], respuestas } = conversacion;
  const escritos = [[de, 0, texto, apoyos] as const, ...respuestas];
  for (const [indice, [autor, minutos, palabras, dados = []]] of escritos.entries()) {
    const idTexto = indice === 0 ? idConversacion : crypto.randomUUID();
    await makeTextoRepository(trx).guardar(
      {
        ...{ idTexto, comunidad, idConversacion, idMiembro: autores.get(autor)!, texto: palabras },
        ...{ estado: "publicado", creadoEn: addMinutes(empezada, minutos), idCitado: null },
        ...{ editadoEn: null, quitado: null, apelacion: null },
      },
      null,
    );
    await seedApoyos(trx, idTexto, dados, otrosQue(autor, autores));
  }
}

const otrosQue = (autor: string, autores: Autores) =>
  [...autores].filter(([seudonimo]) => seudonimo !== autor).map(([, idMiembro]) => idMiembro);

async function seedApoyos(trx: Trx, idTexto: string, apoyos: readonly Apoyo[], otros: readonly string[]) {
  for (const [indice, apoyo] of apoyos.entries())
    await makeRelacionRepository(trx).apoyar(idTexto, otros[indice % otros.length]!, apoyo);
}
