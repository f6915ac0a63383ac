import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "../../support/postgres";
import { freePort } from "../../support/server";
import { prepararMundo } from "../reservas/mundo";
import { carpetaTemporal, levantar, pedir, PRODUCTO, type Servidor } from "../servidores";
import { lanzar } from "./alrededor";

const RECETA = "server/deploy/nginx.conf";
const RODAR = "server/deploy/rodar.sh";
const CLIENTES = 8;

export interface Rodado {
  reinicios: number;
  pedidos: number;
  fallados: Record<string, number>;
}

/**
 * Runs the nginx, the two processes and the script of the README: the processes are restarted one after another while
 * people use the site.
 */
export async function simularRodar({
  vueltas,
  sinApartar = false,
}: {
  vueltas: number;
  /** Restarts both processes at once and unannounced, a fault that this simulation must notice. */
  sinApartar?: boolean;
}): Promise<Rodado> {
  const postgres = await startPostgres();
  const carpeta = carpetaTemporal();
  const lugar = { DATA_DIR: carpeta.ruta, DATABASE_URL: postgres.url };
  const mundo = await prepararMundo(lugar, { horarios: 200, personas: 200, sinIndice: false });
  const [primero, segundo, entrada] = [await freePort(), await freePort(), await freePort()];
  const env = { ...lugar, LOG_LEVEL: "warn", DRAIN_SECONDS: "2", TRUSTED_PROXIES: "127.0.0.1" };
  const procesos = new Map<number, Servidor>();
  const arrancar = async (puerto: number) => {
    procesos.set(puerto, await levantar(PRODUCTO, env, { puerto }));
  };
  const sitio = path.join(carpeta.ruta, "sitio.conf");
  const principal = path.join(carpeta.ruta, "nginx.conf");
  escribirNginx(carpeta.ruta, principal, sitio, { primero, segundo, entrada });
  const nginx = ["nginx", "-e", "stderr", "-p", carpeta.ruta, "-c", principal] as const;
  let reinicios = 0;
  const mando = createServer((incoming, outgoing) => {
    const puerto = Number(incoming.url!.slice(1));
    const reiniciar = async () => {
      await procesos.get(puerto)!.detener();
      reinicios++;
      await arrancar(puerto);
    };
    void reiniciar().then(() => outgoing.end());
  }).listen(0, "127.0.0.1");
  await once(mando, "listening");
  const fin = new AbortController();
  const cuenta = { pedidos: 0, fallados: {} as Record<string, number> };
  let usuarios: Promise<unknown> = Promise.resolve();
  await Promise.all([primero, segundo].map(arrancar));
  const delante = await lanzar(nginx, entrada);
  try {
    usuarios = usar();
    const reiniciar = `curl -fsS http://127.0.0.1:${(mando.address() as AddressInfo).port}/`;
    for (let vuelta = 0; vuelta < vueltas; vuelta++) {
      if (sinApartar) await Promise.all([primero, segundo].map((puerto) => correr(`${reiniciar}${puerto}`)));
      else {
        const RECARGAR = [...nginx, "-s", "reload"].join(" ");
        await correr(`sh ${RODAR} ${sitio} ${primero} ${segundo}`, { RECARGAR, REINICIAR: reiniciar });
      }
    }
    fin.abort();
    await usuarios;
    return { reinicios, ...cuenta };
  } finally {
    fin.abort();
    await usuarios;
    await delante.parar();
    mando.close();
    await Promise.all([...procesos.values()].map((proceso) => proceso.matar()));
    await mundo.services.close();
    await postgres.stop();
    carpeta.borrar();
  }

  async function usar() {
    let numero = 0;
    const cliente = async () => {
      while (!fin.signal.aborted) {
        const indice = numero++ % mundo.horarios.length;
        const cabeceras = {
          "x-api-key": mundo.claveDeApi,
          authorization: `Bearer ${mundo.personas[indice]!.token}`,
          "content-type": "application/json",
        };
        const cuerpo = JSON.stringify(mundo.horarios[indice]);
        await contar("GET /", pedir(entrada, "/"));
        await contar("GET /especialista", pedir(entrada, "/especialista"));
        await contar(
          "POST /v2/horarios",
          pedir(entrada, "/v2/horarios", { metodo: "POST", cabeceras, cuerpo }),
        );
        await wait(10);
      }
    };
    await Promise.all(Array.from({ length: CLIENTES }, cliente));
  }

  async function contar(que: string, respuesta: ReturnType<typeof pedir>) {
    const estado = await respuesta.then(
      ({ estado }) => estado,
      () => 0,
    );
    cuenta.pedidos++;
    // A taken time (409) is a proper answer, too.
    if (estado === 200 || estado === 201 || estado === 409) return;
    const fallo = `${que} → ${estado}`;
    cuenta.fallados[fallo] = (cuenta.fallados[fallo] ?? 0) + 1;
  }
}

function escribirNginx(
  carpeta: string,
  principal: string,
  sitio: string,
  { primero, segundo, entrada }: Record<"primero" | "segundo" | "entrada", number>,
) {
  chmodSync(carpeta, 0o755);
  mkdirSync(path.join(carpeta, "logs"));
  const receta = readFileSync(RECETA, "utf8")
    .replace("127.0.0.1:3001", `127.0.0.1:${primero}`)
    .replace("127.0.0.1:3002", `127.0.0.1:${segundo}`)
    .replace("listen 8080", `listen 127.0.0.1:${entrada}`);
  writeFileSync(sitio, receta);
  const temporales = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((nombre) => `${nombre}_temp_path ${carpeta}/${nombre};`)
    .join("\n");
  writeFileSync(
    principal,
    `daemon off;\npid ${carpeta}/nginx.pid;\nworker_processes 1;\nevents {}\nhttp {\naccess_log off;\n${temporales}\ninclude ${sitio};\n}\n`,
  );
}

async function correr(orden: string, env: Record<string, string> = {}) {
  const proceso = spawn("sh", ["-c", orden], { env: { ...process.env, ...env }, stdio: "ignore" });
  const [estado] = (await once(proceso, "close")) as [number | null];
  if (estado !== 0) throw new Error(`${orden} ended with ${estado}`);
}
