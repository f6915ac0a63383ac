import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import {
  filtrosDeEspecialistas,
  PRECIOS_MAXIMOS,
  type EspecialistaConHorarios,
} from "../../../app/domain/agenda/horarios/buscarEspecialistas";
import { direccionDe, nombreCompleto } from "../../../app/domain/agenda/especialistas/especialista";
import { direccionDeAgenda, direccionDeHorario } from "../../../app/domain/agenda/horarios/direcciones";
import { soles } from "../../../app/domain/shared/dinero";
import { diaYNumero, horaDe } from "../../../app/domain/shared/fechas";
import { compress, negotiateEncoding } from "../../../server/http/encoding";
import { abrirServicios } from "../servicios";

/**
 * Serves the product's pages without a framework, for comparison: node:http, template strings and the same rows, read
 * through the same repositories. The caller is checked, and everything is escaped and compressed, as in the product.
 */
const { services } = await abrirServicios(process.env);

/** Headers of the product, and the frame around the content: constants for a page that is written by hand. */
const { cabeceras, marcos } = JSON.parse(readFileSync(process.env.MARCOS!, "utf8")) as {
  cabeceras: Record<string, string>;
  /** Three pieces of a page's frame, by path: before the name, between the name and the content, after the content. */
  marcos: Record<string, [string, string, string]>;
};

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const e = (texto: string) => texto.replace(/[&<>"']/g, (signo) => ESCAPES[signo]!);

async function agendar(slug: string): Promise<string> {
  const especialidad = (await services.agenda.especialidades()).find((candidata) => candidata.slug === slug);
  if (!especialidad) return "";
  const encontrados = await services.agenda.buscarEspecialistas({ especialidad: especialidad.slug });
  return `<div class="medio pagina pila"><header class="pila"><div class="pasos"><p class="paso">Paso 2 de 4: Especialista</p><div class="barra" aria-hidden="true"><span class="tramo hecho"></span><span class="tramo hecho"></span><span class="tramo"></span><span class="tramo"></span></div></div><h1>Elige a tu especialista en ${e(especialidad.name)}</h1></header><ul class="pila">${encontrados
    .map(({ especialista, proximos: [primero] }) => {
      const cuando = primero
        ? `Primer horario: ${diaYNumero(primero.fecha)}, ${horaDe(primero.inicio)}`
        : "Sin horarios libres por ahora";
      return `<li><a href="${e(direccionDeAgenda(especialista))}" class="tarjeta enlazada opcion">${retrato(especialista.retrato)}<span class="crece"><strong>${e(nombreCompleto(especialista))}</strong><span class="suave chico">${e(especialista.temas.join(" · "))}</span><span class="chico">${e(cuando)}</span></span><span class="precio"><span class="monto">${e(soles(especialista.precioCentimos))}</span><span class="suave chico">${especialista.duracionEnMinutos} min</span></span></a></li>`;
    })
    .join("")}</ul><a href="/agendar" class="boton texto">Cambiar de especialidad</a></div>`;
}

async function especialistas(consulta: URLSearchParams): Promise<string> {
  const filtros = filtrosDeEspecialistas.parse(Object.fromEntries(consulta));
  const especialidades = await services.agenda.especialidades();
  const encontrados = await services.agenda.buscarEspecialistas(filtros);
  const nombres = new Map<string, string>(especialidades.map(({ slug, name }) => [slug, name]));
  const unicos = (valores: string[]) => [...new Set(valores)].sort((a, b) => a.localeCompare(b, "es"));
  const iguales = (valores: string[]) => valores.map((valor): [string, string] => [valor, valor]);
  return `<div class="ancho pagina pila"><header class="pila"><h1>Elige especialista</h1><p class="suave">Precios con IGV incluido.</p></header><form action="/especialista" class="filtros" aria-label="Filtrar especialistas">${[
    selector("especialidad", "Especialidad", {
      vacia: "Todas",
      opciones: [...nombres],
      elegida: filtros.especialidad,
    }),
    selector("tema", "Tema", {
      vacia: "Todos",
      opciones: iguales(unicos(encontrados.flatMap(({ especialista }) => especialista.temas))),
      elegida: filtros.tema,
    }),
    selector("cuando", "Primer horario", {
      vacia: "Cualquier día",
      opciones: [
        ["hoy", "Hoy"],
        ["3-dias", "En los próximos 3 días"],
        ["7-dias", "En los próximos 7 días"],
      ],
      elegida: filtros.cuando,
    }),
    selector("precio", "Precio", {
      vacia: "Cualquiera",
      opciones: PRECIOS_MAXIMOS.map((precio) => [String(precio), `Hasta ${soles(precio)}`]),
      elegida: String(filtros.precio),
    }),
    selector("idioma", "Idioma", {
      vacia: "Cualquiera",
      opciones: iguales(unicos(encontrados.flatMap(({ especialista }) => especialista.idiomas))),
      elegida: filtros.idioma,
    }),
    selector("orden", "Ordenar por", {
      opciones: [
        ["horario", "Primer horario libre"],
        ["precio", "Menor precio"],
      ],
      elegida: filtros.orden,
    }),
  ].join(
    "",
  )}<button type="submit" class="boton secundario">Filtrar</button></form><section aria-labelledby="resultados" class="pila"><h2 id="resultados" class="cuenta">${encontrados.length} especialistas</h2><ul class="lista">${encontrados.map((encontrado) => ficha(encontrado, nombres)).join("")}</ul></section></div>`;
}

function ficha({ especialista, proximos }: EspecialistaConHorarios, nombres: Map<string, string>): string {
  const nombre = e(nombreCompleto(especialista));
  const href = e(direccionDe(especialista));
  return `<li class="tarjeta ficha"><div class="quien">${retrato(especialista.retrato)}<div class="pila"><h3><a href="${href}" class="nombre">${nombre}</a></h3><p class="suave chico">${e(nombres.get(especialista.especialidad) ?? "")} · ${e(especialista.colegiatura)}</p><p class="chico"><span class="monto">${e(soles(especialista.precioCentimos))}</span> · ${especialista.duracionEnMinutos} min · ${e(especialista.idiomas.join(", "))}</p></div></div><div class="fila">${especialista.temas
    .slice(0, 3)
    .map((tema) => `<span class="etiqueta ${especialista.especialidad}">${e(tema)}</span>`)
    .join("")}</div><ul class="proximos" aria-label="Próximos horarios de ${nombre}">${proximos
    .map(
      ({ inicio, fecha }) =>
        `<li><a href="${e(direccionDeHorario(especialista, inicio))}" class="hora">${horaDe(inicio)}, ${e(diaYNumero(fecha))}</a></li>`,
    )
    .join(
      "",
    )}</ul><a href="${href}" class="boton texto">Ver perfil<span class="lectores"> de ${nombre}</span></a></li>`;
}

interface Opciones {
  /** Text of the empty option. */
  vacia?: string;
  opciones: readonly (readonly [string, string])[];
  elegida: string | undefined;
}

function selector(nombre: string, etiqueta: string, { vacia, opciones, elegida }: Opciones): string {
  return `<div class="campo"><label for="filtro-${nombre}" class="etiqueta">${etiqueta}</label><select id="filtro-${nombre}" name="${nombre}" class="control">${vacia ? `<option value="">${vacia}</option>` : ""}${opciones
    .map(
      ([valor, texto]) =>
        `<option value="${e(valor)}"${valor === elegida ? " selected" : ""}>${e(texto)}</option>`,
    )
    .join("")}</select></div>`;
}

const retrato = (id: string) =>
  `<img src="/retratos/${e(id)}.svg" width="64" height="64" loading="lazy" decoding="async" alt="" class="retrato"/>`;

async function quienEs({ headers: { cookie } }: IncomingMessage): Promise<string | null> {
  if (!cookie) return null;
  const galletas = new Map(
    cookie.split(/;\s*/).map((par): [string, string] => {
      const igual = par.indexOf("=");
      return [par.slice(0, igual), decodeURIComponent(par.slice(igual + 1))];
    }),
  );
  const segmento = (nombre: string) =>
    JSON.parse(Buffer.from(galletas.get(nombre) ?? "IiI=", "base64").toString()) as string;
  const token = ["bienestar_c", "bienestar_d", "bienestar_f"].map(segmento).join(".");
  const portador = await services.cuentas.identidad.reconocer(token, "web");
  const persona = portador && (await services.cuentas.identidad.persona(portador.idPersona));
  return persona?.nombre ?? null;
}

createServer((solicitud, respuesta) => {
  void (async () => {
    const { pathname, searchParams } = new URL(solicitud.url ?? "/", "http://127.0.0.1");
    const marco = marcos[pathname];
    if (!marco) return respuesta.writeHead(404).end();
    const nombre = await quienEs(solicitud);
    const [, deAgenda] = /^\/agendar\/([a-z-]+)$/.exec(pathname) ?? [];
    if (deAgenda && nombre === null) return respuesta.writeHead(302, { location: "/iniciar-sesion" }).end();
    const contenido = deAgenda ? await agendar(deAgenda) : await especialistas(searchParams);
    const html = marco[0] + e(nombre ?? "") + marco[1] + contenido + marco[2];
    const codificacion = negotiateEncoding(solicitud.headers["accept-encoding"]);
    const cuerpo = await compress(Buffer.from(html), codificacion, "once");
    respuesta
      .writeHead(200, { ...cabeceras, "content-encoding": codificacion, "content-length": cuerpo.byteLength })
      .end(cuerpo);
  })();
}).listen(Number(process.env.PORT), process.env.HOST);
