import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "../../../server/modules";
import { CLASES_DE_CLAVE, CLAVE_DE_INVITADO, O_INVITADO } from "../../../server/platform/api/endpoint";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { porQuien, type Permisos } from "../../../server/platform/permisos";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { CLAVE_DE_PRUEBA } from "../../support/cuentas";
import { BREVE_EN_POSTGRES } from "../../support/formas";
import { duena, leerPeticiones, type Duena, type Preparar } from "../../support/peticiones";
import { abrirMundo } from "../../support/servicios";

/**
 * Services of these tests, about the permissions of `/v2`. Every endpoint states four statuses of the same request about
 * one person's things. The request comes from nobody, from that person (registered, insured) and from another person. An
 * endpoint whose path names no person answers with the caller's own things: the test checks that they are not the
 * owner's.
 */
const mundo = await abrirMundo();
const { llamar, abrirSesion } = abrirApi(mundo);
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);
const peticiones = await leerPeticiones(mundo);
const nombreDe = ({ metodo, ruta }: (typeof ENDPOINTS)[number]) => `${metodo} ${ruta}`;

function enSuLugar({ parametros }: Duena, parametro: string): string {
  if (!(parametro in parametros)) throw new Error(`nothing is known to stand in {${parametro}}`);
  return parametros[parametro as keyof typeof parametros];
}

const SOLICITANTES = {
  nobody: "sinSesion",
  registered: "conSesion",
  insured: "asegurada",
  "another person": "otra",
} as const satisfies Record<string, keyof Permisos<number>>;
type Solicitante = keyof typeof SOLICITANTES;
/** Permissions do not depend on the database: on PostgreSQL one answer of each endpoint shows that its SQL runs. */
const PREGUNTAN = (Object.keys(SOLICITANTES) as Solicitante[]).filter(
  (solicitante) => !BREVE_EN_POSTGRES || solicitante === "registered",
);

describe("the permissions of /v2", () => {
  it("are asked with the requests of these tests, none of which is for nothing", () => {
    const conPeticion = ENDPOINTS.map(nombreDe).filter((nombre) => nombre in peticiones);
    expect(Object.keys(peticiones).sort()).toEqual(conPeticion.sort());
  });

  it("ask for the private key, and for another one only here", async () => {
    const deOtra = ENDPOINTS.filter(({ clave }) => clave !== "private").map(
      (endpoint) => `${nombreDe(endpoint)} ${endpoint.clave}`,
    );
    await expect(`${deOtra.sort().join("\n")}\n`).toMatchFileSnapshot("otrasClaves.txt");
  });

  it("are asked with what each needs: what is faulty is refused to anybody, and says nothing of who may", () => {
    expect(
      ENDPOINTS.filter(({ permisos }) =>
        Object.values(porQuien(permisos)).some((estado) => [400, 415, 422].includes(estado)),
      ).map(nombreDe),
    ).toEqual([]);
  });

  it.each(ENDPOINTS.map((endpoint) => [nombreDe(endpoint), endpoint] as const))(
    "%s",
    async (nombre, endpoint) => {
      const { metodo, ruta, clave, permisos, conPersona } = endpoint;
      const preparar: Preparar = peticiones[nombre] ?? (() => ({}));
      const vistos: number[] = [];
      for (const solicitante of PREGUNTAN) {
        await mundo.empezarDeNuevo();
        const de = await duena({ mundo, abrirSesion, claveHash }, solicitante === "insured");
        const { consulta, ...pedido } = await preparar(de);
        const token =
          solicitante === "nobody"
            ? undefined
            : solicitante === "another person"
              ? (await abrirSesion((await mundo.persona({ claveHash })).idPersona)).token
              : de.token;
        const direccion =
          ruta.replace(/\{(\w+)\}/g, (_, parametro: string) => enSuLugar(de, parametro)) +
          (consulta ? `?${new URLSearchParams(consulta)}` : "");
        const pedir = (conClave?: string) =>
          llamar(metodo.toUpperCase(), direccion, { ...pedido, token, ...(conClave && { clave: conClave }) });

        // The key of the caller is checked before anything else, whoever calls.
        expect((await pedir()).estado, `${solicitante}, without a key`).toBe(401);
        expect((await pedir("otra")).estado, `${solicitante}, with a key that is none`).toBe(401);
        const deInvitado = conPersona === O_INVITADO && solicitante === "nobody" ? [CLAVE_DE_INVITADO] : [];
        for (const otra of CLASES_DE_CLAVE.filter((clase) => ![clave, ...deInvitado].includes(clase))) {
          expect((await pedir(CLAVES_DE_API[otra])).estado, `${solicitante}, with the ${otra} key`).toBe(403);
        }
        const { estado, texto } = await pedir(CLAVES_DE_API[clave]);
        vistos.push(estado);
        // A caller who sends the password of the owner is the owner.
        if (solicitante === "another person" && ruta !== "/autenticacion/token") {
          for (const dato of [de.email, de.numeroDocumento, de.parametros.idPedido, de.parametros.idSesion]) {
            expect(texto, "somebody else's answer").not.toContain(dato);
          }
        }
      }
      const esperados = PREGUNTAN.map((solicitante) => porQuien(permisos)[SOLICITANTES[solicitante]]);
      expect(vistos, PREGUNTAN.join(", ")).toEqual(esperados);
    },
  );
});
