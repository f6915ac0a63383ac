import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ENDPOINTS } from "../../../server/modules";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { CLAVE_DE_PRUEBA } from "../../support/cuentas";
import { abrirMundo } from "../../support/servicios";

/** Words of the validation library's own messages, in either language. */
const DE_LA_MAQUINA =
  /se esperaba|recibido|indefinido|Demasiado (grande|pequeño)|\b[Ii]nválid[oa]\b|\b([Ii]nvalid|[Ee]xpected|received|undefined|nonoptional|NaN)\b/;

const mundo = await abrirMundo();
const { llamar, abrirSesion } = abrirApi(mundo);
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);

interface Esquema {
  properties?: Record<string, Esquema>;
  anyOf?: Esquema[];
  oneOf?: Esquema[];
}
/** Names of the fields at the top of a request, in any of its shapes. */
const camposDe = ({ properties = {}, anyOf = [], oneOf = [] }: Esquema): string[] => [
  ...new Set([...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(camposDe)]),
];
const losDe = (tipo: z.ZodType) =>
  camposDe(z.toJSONSchema(tipo, { io: "input", unrepresentable: "any" }) as Esquema);
const todosCon = <T>(campos: readonly string[], valor: T) =>
  Object.fromEntries(campos.map((campo) => [campo, valor]));

/** Values of the wrong type for a field, or of the right type and without meaning. */
const RAROS = [{}, [], [{}], "", "x", "a".repeat(3000), 3, -1, 0.5, 1e15, true, null, { texto: 3 }];
const RAROS_EN_DIRECCION = ["", "x", "-1", "0.5", "1e15"];

/** Valid values for parameters of a path: a wrong one would be refused before the rest is read. */
const EN_SU_LUGAR = { fecha: "2026-11-30", mes: "2026-11", tipo: "video", herramienta: "diario-de-sueno" };

const DE_CADA_UNO = ENDPOINTS.filter(({ cuerpo, consulta }) => cuerpo ?? consulta).map(
  (endpoint) => [`${endpoint.metodo} ${endpoint.ruta}`, endpoint] as const,
);

describe("what an endpoint says where what was sent is missing or of another type is no word of the machine", () => {
  it("in any of many", () => expect(DE_CADA_UNO.length).toBeGreaterThan(60));

  it.each(DE_CADA_UNO)("%s", async (_, { metodo, ruta, clave, conPersona, cuerpo, consulta }) => {
    const { idPersona, idUsuario } = await mundo.persona({ claveHash });
    const token = conPersona ? (await abrirSesion(idPersona)).token : undefined;
    const parametros: Record<string, string> = { ...EN_SU_LUGAR, id: String(idPersona), uuid: idUsuario };
    const camino = ruta.replace(/\{(\w+)\}/g, (_, nombre: string) => parametros[nombre] ?? "x");
    const mandar = async (enviado: unknown, buscado: Record<string, string> = {}) => {
      const { estado, texto } = await llamar(
        metodo.toUpperCase(),
        `${camino}?${new URLSearchParams(buscado)}`,
        { clave: CLAVES_DE_API[clave], token, ...(cuerpo && { cuerpo: enviado }) },
      );
      expect(estado, texto).toBeLessThan(500);
      if (estado >= 400) expect(texto, JSON.stringify(enviado).slice(0, 80)).not.toMatch(DE_LA_MAQUINA);
    };
    await mandar({});
    for (const raro of cuerpo ? RAROS : []) {
      await mandar(raro);
      await mandar(todosCon(losDe(cuerpo!), raro));
    }
    for (const raro of consulta ? RAROS_EN_DIRECCION : []) await mandar({}, todosCon(losDe(consulta!), raro));
  });
});
