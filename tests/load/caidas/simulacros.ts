import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { startPostgres } from "../../support/postgres";
import { porLaTuberia, tuberiaHacia, type Tuberia } from "../../support/tuberia";
import { carpetaTemporal, levantar, pedir, PRODUCTO, type Servidor } from "../servidores";
import { abrirAlmacen, type Motor } from "./almacen";
import { entrar } from "../sesion";
import type { Avalancha, Caida, Tomado } from "./comprobar";
import { hastaQueAtienda, mirar, mirarMientras, type Pregunta, type Vista } from "./mirar";
import { openSqlite } from "../../../server/platform/database/sqliteFile";

const RECUPERACION_MAXIMA_EN_MS = 30_000;
export const SIN_TRABAJOS = { LOG_LEVEL: "warn", RUN_JOBS: "false" };

/** Requests sent to the product all the while: those of a visitor, of a signed-in person and of a load balancer. */
export async function preguntasA({ puerto }: Servidor) {
  const cookie = (await entrar(puerto)).map(({ name, value }) => `${name}=${value}`).join("; ");
  return {
    portada: { ruta: "/" },
    zona: { ruta: "/mi-zona-privada", cabeceras: { cookie } },
    readyz: { ruta: "/readyz" },
    healthz: { ruta: "/healthz" },
    formulario: entradaDe(puerto, "rosa@bienestar.example", "una clave que no es"),
  } satisfies Record<string, Pregunta>;
}

export function entradaDe(puerto: number, correo: string, clave: string): Pregunta {
  return {
    ruta: "/iniciar-sesion",
    metodo: "POST",
    cabeceras: {
      origin: `http://127.0.0.1:${puerto}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    cuerpo: new URLSearchParams({ correo, clave }).toString(),
  };
}

export async function unVideo({ puerto }: Servidor): Promise<Pregunta> {
  const { texto } = await mirar(puerto, "", { ruta: "/bienestar-play/ver/el-gasto-hormiga" });
  const [ruta] = /\/medios\/[^"]+\.mp4/.exec(texto) ?? [];
  if (!ruta) throw new Error("that page has no video");
  return { ruta };
}

/** The request that a browser sends again and again in the middle of a video. */
const unaParteDeUnVideo = async (servidor: Servidor): Promise<Pregunta> => ({
  ...(await unVideo(servidor)),
  cabeceras: { range: "bytes=1000-1999" },
});

/** Starts the product on a real PostgreSQL, with a connection in between that can fail. */
async function conPostgres<T>(
  usar: (piezas: { servidor: Servidor; tuberia: Tuberia; url: string }) => Promise<T>,
): Promise<T> {
  const postgres = await startPostgres();
  const tuberia = await tuberiaHacia(Number(new URL(postgres.url).port));
  try {
    const servidor = await levantar(PRODUCTO, {
      ...SIN_TRABAJOS,
      DATABASE_URL: porLaTuberia(postgres.url, tuberia),
    });
    try {
      return await usar({ servidor, tuberia, url: postgres.url });
    } finally {
      await servidor.matar();
    }
  } finally {
    await tuberia.cerrar();
    await postgres.stop();
  }
}

/** The database ends every connection of a product in use, several times; or the network resets them. */
export function simularReinicio({
  veces,
  comoReset = false,
}: {
  veces: number;
  comoReset?: boolean;
}): Promise<Caida> {
  return conPostgres(async ({ servidor, tuberia, url }) => {
    const { zona, readyz } = await preguntasA(servidor);
    const muchas = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`zona ${n}`, zona]));
    const { vistas } = await mirarMientras(servidor.puerto, muchas, async () => {
      const cliente = new pg.Client({ connectionString: url });
      await cliente.connect();
      for (let vez = 0; vez < veces; vez++) {
        await wait(500);
        if (comoReset) {
          tuberia.cortar();
          continue;
        }
        await cliente.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
        );
      }
      await cliente.end();
    });
    const recuperadoEnMs = servidor.vivo()
      ? await hastaQueAtienda(servidor.puerto, [zona, readyz], RECUPERACION_MAXIMA_EN_MS)
      : null;
    return { vivo: servidor.vivo(), durante: vistas, recuperadoEnMs };
  });
}

/** The database is unreachable: it refuses every client, or answers none. */
export function simularAusencia(
  trato: "apagada" | "callada",
  { segundos }: { segundos: number },
): Promise<Caida> {
  return conPostgres(async ({ servidor, tuberia }) => {
    const { healthz: _, ...habituales } = await preguntasA(servidor);
    const preguntas = { ...habituales, video: await unaParteDeUnVideo(servidor) };
    await mirar(servidor.puerto, "", preguntas.portada);
    await mirar(servidor.puerto, "", preguntas.video);
    if (trato === "callada") tuberia.callar();
    else tuberia.negar();
    const { vistas } = await mirarMientras(servidor.puerto, preguntas, () => wait(segundos * 1000));
    tuberia.sanar();
    const recuperadoEnMs = await hastaQueAtienda(
      servidor.puerto,
      [preguntas.zona, preguntas.readyz],
      RECUPERACION_MAXIMA_EN_MS,
    );
    return { vivo: servidor.vivo(), durante: vistas, recuperadoEnMs };
  });
}

const haceUnaHora = () => new Date(Date.now() - 61 * 60_000).toISOString();

/** Longest time in which a process was blocked by its own work between two moments (see detenciones.cjs). */
function detencion(archivo: string, desde: number, hasta: number): number {
  const escritas = existsSync(archivo) ? readFileSync(archivo, "utf8").trim().split("\n") : [];
  const todas = escritas.map((linea) => JSON.parse(linea) as { at: number; ownMs: number });
  return Math.max(0, ...todas.filter(({ at }) => at >= desde && at <= hasta).map(({ ownMs }) => ownMs));
}

/** Another program keeps the SQLite file locked. The time without a fault is as long, half before and half after. */
export async function simularCandado({ segundos }: { segundos: number }): Promise<Tomado> {
  const carpeta = carpetaTemporal();
  const archivo = path.join(carpeta.ruta, "base.sqlite");
  const DETENCIONES = path.join(carpeta.ruta, "detenciones");
  const servidor = await levantar(PRODUCTO, {
    ...SIN_TRABAJOS,
    DATABASE_URL: archivo,
    DETENCIONES,
    NODE_OPTIONS: `--require=${path.resolve("tests/load/caidas/detenciones.cjs")}`,
  });
  try {
    const { puerto } = servidor;
    const { healthz, zona, formulario } = await preguntasA(servidor);
    const enCalma = async () => {
      // The first request of a page reads it from the disk, so it is not measured.
      await mirar(puerto, "", zona);
      const desde = Date.now();
      const { vistas } = await mirarMientras(puerto, { healthz, zona }, () => wait(segundos * 500));
      return { vistas, detenidoEnMs: detencion(DETENCIONES, desde, Date.now()) };
    };
    const antes = await enCalma();
    const ajeno = openSqlite(archivo);
    // The last use of the sessions was long ago: a request would note a new use, and cannot.
    ajeno.prepare("update accesos set ultimo_uso_en = ?").run(haceUnaHora());
    ajeno.exec("begin immediate");
    const desde = Date.now();
    const { vistas } = await mirarMientras(puerto, { healthz, zona, formulario }, () =>
      wait(segundos * 1000),
    );
    const detenidoEnMs = detencion(DETENCIONES, desde, Date.now());
    // The last form may still wait when the lock is released, so that one may succeed.
    const durante = vistas.filter(({ que, estado }) => que !== "formulario" || estado === 503);
    ajeno.exec("rollback");
    ajeno.close();
    const recuperadoEnMs = await hastaQueAtienda(puerto, [zona], RECUPERACION_MAXIMA_EN_MS);
    const despues = await enCalma();
    return {
      vivo: servidor.vivo(),
      calma: [...antes.vistas, ...despues.vistas],
      durante,
      detenidoEnMs: { calma: Math.max(antes.detenidoEnMs, despues.detenidoEnMs), durante: detenidoEnMs },
      recuperadoEnMs,
    };
  } finally {
    await servidor.matar();
    carpeta.borrar();
  }
}

const [rosa] = CUENTAS_DE_DEMOSTRACION;

/** Request of the sign-up's step in which a password is hashed. */
async function contactoDe(puerto: number): Promise<Pregunta> {
  const formulario = (cuerpo: Record<string, string>, cookie = "") => ({
    metodo: "POST",
    cabeceras: {
      origin: `http://127.0.0.1:${puerto}`,
      "content-type": "application/x-www-form-urlencoded",
      cookie,
    },
    cuerpo: new URLSearchParams(cuerpo).toString(),
  });
  const documento = { idTipoDocumento: "2", numeroDocumento: "70000001" };
  const { cabeceras } = await pedir(puerto, "/registro", formulario(documento));
  const cookie = (cabeceras["set-cookie"] ?? []).map((galleta) => galleta.split(";")[0]).join("; ");
  const nombres = { nombre: "Ana", apePaterno: "Paz", apeMaterno: "Luz" };
  await pedir(puerto, "/registro/nombres", formulario(nombres, cookie));
  const contacto = { correo: "ana.paz@prueba.example", pais: "PE", telefono: "912345678" };
  const pregunta = {
    ruta: "/registro/contacto",
    ...formulario({ ...contacto, clave: "tres gatos verdes 7" }, cookie),
  };
  const { estado } = await mirar(puerto, "", pregunta);
  if (estado !== 303) throw new Error(`the sign-up did not come to its password: ${estado}`);
  return pregunta;
}

/** Number of attackers in the goals. */
const LOS_DE_LA_META = 32;
const ENTRADAS = 5;

/**
 * Strangers try passwords of different accounts from different addresses. With `registrandose`, every other one signs
 * up, and that password is hashed too. First they are as many as in the goals, then `atacantes`, which are too many.
 */
export async function simularAvalancha({
  atacantes,
  segundos,
  motor,
  registrandose = false,
}: {
  atacantes: number;
  segundos: number;
  motor: Motor;
  registrandose?: boolean;
}): Promise<Avalancha> {
  const almacen = await abrirAlmacen(motor);
  const servidor = await levantar(PRODUCTO, {
    ...SIN_TRABAJOS,
    TRUSTED_PROXIES: "127.0.0.1",
    DATABASE_URL: almacen.url,
  });
  try {
    const { portada, zona, healthz } = await preguntasA(servidor);
    const miradas = { portada, zona, healthz };
    const mirarDurante = async (provocar: () => Promise<unknown>) =>
      (await mirarMientras(servidor.puerto, miradas, provocar)).vistas;
    const enCalma = async () => {
      // The first request of a page reads it from the disk, so it is not measured.
      for (const mirada of Object.values(miradas)) await mirar(servidor.puerto, "", mirada);
      return mirarDurante(() => wait(segundos * 500));
    };
    const antes = await enCalma();
    const contacto = registrandose ? await contactoDe(servidor.puerto) : null;
    const atacar = (cuantos: number) => {
      let fin = false;
      let numero = 0;
      const respuestas: Vista[] = [];
      const todos = Array.from({ length: cuantos }, async () => {
        while (!fin) {
          const intento = ++numero;
          const entrada = entradaDe(
            servidor.puerto,
            `nadie${intento}@prueba.example`,
            "una clave cualquiera",
          );
          const pregunta = intento % 2 && contacto ? contacto : entrada;
          const desde = `10.${(intento >> 16) & 255}.${(intento >> 8) & 255}.${intento & 255}`;
          const cabeceras = { ...pregunta.cabeceras, "x-forwarded-for": desde };
          respuestas.push(await mirar(servidor.puerto, "ataque", { ...pregunta, cabeceras }));
        }
      });
      return {
        respuestas,
        parar: async () => {
          fin = true;
          await Promise.all(todos);
        },
      };
    };
    const menor = atacar(LOS_DE_LA_META);
    const entradas: Vista[] = [];
    const durante = await mirarDurante(async () => {
      for (let vez = 0; vez < ENTRADAS; vez++) {
        await wait((segundos * 1000) / ENTRADAS);
        const entrada = entradaDe(servidor.puerto, rosa!.email, rosa!.clave);
        entradas.push(await mirar(servidor.puerto, "entrada", entrada));
      }
    });
    await menor.parar();
    const mayor = atacar(atacantes);
    const conMas = await mirarDurante(() => wait(segundos * 1000));
    await mayor.parar();
    const despues = await enCalma();
    return {
      calma: [...antes, ...despues],
      durante,
      entradas,
      conMas,
      rechazados: mayor.respuestas.filter(({ estado }) => estado >= 500),
    };
  } finally {
    await servidor.matar();
    await almacen.cerrar();
  }
}

const HASTA_LLENARLO = 200;

/** Runs the product on a disk that is full from a moment on. */
export async function simularDisco() {
  const carpeta = carpetaTemporal();
  const DATA_DIR = path.join(carpeta.ruta, "data");
  // The demonstration is written while there is room.
  await (await levantar(PRODUCTO, { ...SIN_TRABAJOS, DATA_DIR })).detener();
  const registro = path.join(carpeta.ruta, "registro");
  const servidor = await levantar(PRODUCTO, { ...SIN_TRABAJOS, DATA_DIR }, { sinLugar: true, registro });
  try {
    const durante = await mirarSinLugar(servidor);
    const vivo = servidor.vivo();
    await servidor.detener();
    const caida: Caida = { vivo, durante, recuperadoEnMs: null };
    return { caida, registro: readFileSync(registro, "utf8") };
  } finally {
    carpeta.borrar();
  }
}

/** Sends forms until one finds no room on the disk, and requests the site after it. */
async function mirarSinLugar({ puerto }: Servidor): Promise<Vista[]> {
  const durante: Vista[] = [];
  for (let vez = 0; vez < HASTA_LLENARLO && durante.length === 0; vez++) {
    const formulario = entradaDe(puerto, `nadie${vez}@prueba.example`, "una clave que no es");
    const vista = await mirar(puerto, "formulario", formulario);
    if (vista.estado >= 500) durante.push(vista);
  }
  durante.push(await mirar(puerto, "readyz", { ruta: "/readyz" }));
  durante.push(await mirar(puerto, "portada", { ruta: "/" }));
  return durante;
}

/** Triggers with which every statement that writes ends as on a server whose disk is full. */
const LLENAR = `
  create function llenar() returns trigger language plpgsql as $$
  begin
    raise exception 'could not extend file: No space left on device' using errcode = '53100';
  end $$;
  do $$
  declare tabla record;
  begin
    for tabla in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create trigger lleno before insert or update on %I execute function llenar()', tabla.tablename);
    end loop;
  end $$`;

/**
 * Runs the product on a PostgreSQL server whose disk is full for a while. The disk itself is not filled, because that
 * would take a disk of its own: the server refuses writes with its code for that.
 */
export async function simularDiscoDelServidor() {
  const postgres = await startPostgres();
  const carpeta = carpetaTemporal();
  const registro = path.join(carpeta.ruta, "registro");
  const cliente = new pg.Client({ connectionString: postgres.url });
  try {
    const servidor = await levantar(PRODUCTO, { ...SIN_TRABAJOS, DATABASE_URL: postgres.url }, { registro });
    try {
      const { puerto } = servidor;
      await cliente.connect();
      await mirar(puerto, "", { ruta: "/" });
      await cliente.query(LLENAR);
      const durante = await mirarSinLugar(servidor);
      await cliente.query("drop function llenar cascade");
      const recuperadoEnMs = await hastaQueAtienda(
        puerto,
        [{ ruta: "/readyz" }, { ruta: "/" }],
        RECUPERACION_MAXIMA_EN_MS,
      );
      // The next attempt gets the usual answer: the password is wrong.
      const otraVez = entradaDe(puerto, "nadie@prueba.example", "una clave que no es");
      const { estado } = await mirar(puerto, "formulario", otraVez);
      const vivo = servidor.vivo();
      // The log is complete once the process has ended.
      await servidor.detener();
      const caida: Caida = { vivo, durante, recuperadoEnMs: estado < 500 ? recuperadoEnMs : null };
      return { caida, registro: readFileSync(registro, "utf8") };
    } finally {
      await servidor.matar();
    }
  } finally {
    await cliente.end();
    await postgres.stop();
    carpeta.borrar();
  }
}
