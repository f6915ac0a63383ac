import { describe, expect, it, test } from "vitest";
import {
  mostrarUsuarioLogin,
  usuarioLoginDeAsegurada,
} from "../../../app/domain/cuentas/identidad/documento";
import { cosasPorRevisar, cosasAnuladas } from "../../../app/domain/cuentas/deshacer/textosDeDeshacer";
import { describirDispositivo } from "../../../app/domain/cuentas/identidad/dispositivo";
import { origenDe } from "../../../app/domain/cuentas/identidad/origen";
import { explicarPlan, perfilDe } from "../../../app/domain/cuentas/perfil/perfil";
import {
  CODIGOS_DE_PLAN,
  PLANES,
  planVigente,
  type CodigoDePlan,
} from "../../../app/domain/cuentas/perfil/planes";
import { fc } from "../../support/azar";
import { unaPersona } from "../../support/constructores";

/** Every order of every selection of the plans, the empty one too: 13,700 of them. */
function* ordenes(de: readonly CodigoDePlan[]): Generator<CodigoDePlan[]> {
  yield [];
  for (const codigo of de) {
    for (const resto of ordenes(de.filter((otro) => otro !== codigo))) yield [codigo, ...resto];
  }
}

describe("the plan that counts", () => {
  it("is right for every order of the seven plans, with and without an active EPS", () => {
    let casos = 0;
    for (const orden of ordenes(CODIGOS_DE_PLAN)) {
      const planes = orden.map((codigo) => PLANES[codigo]);
      // The expectation is written the other way round, so that the rule is not tested with itself.
      const sinEps =
        orden.length > 0 && orden.indexOf("EPS") === orden.length - 1 ? orden.slice(0, -1) : orden;
      const esperado = {
        activa: orden[orden.length - 1] ?? null,
        inactiva: sinEps[sinEps.length - 1] ?? null,
      };
      expect(planVigente(planes, { tieneEPS: true })?.codigoPlan ?? null).toBe(esperado.activa);
      expect(planVigente(planes, { tieneEPS: false })?.codigoPlan ?? null).toBe(esperado.inactiva);
      casos++;
    }
    expect(casos).toBe(13_700);
  });

  test.each<[CodigoDePlan[], boolean, CodigoDePlan | null]>([
    [["FREE", "PRO"], false, "PRO"],
    [["FREE", "EPS"], true, "EPS"],
    [["FREE", "EPS"], false, "FREE"],
    [["EPS", "PREMIUM"], false, "PREMIUM"],
    [["EPS"], false, null],
    [["EPS"], true, "EPS"],
    [[], true, null],
  ])("%j with EPS %s is %s", (orden, tieneEPS, esperado) => {
    const planes = orden.map((codigo) => PLANES[codigo]);
    expect(planVigente(planes, { tieneEPS })?.codigoPlan ?? null).toBe(esperado);
  });
});

describe("why a plan counts", () => {
  const con = (orden: CodigoDePlan[], estado: "success" | "error", tieneEPS: boolean) =>
    explicarPlan(
      orden.map((codigo) => PLANES[codigo]),
      { estado, valor: { tieneEPS } },
    );

  it("is said in words", () => {
    expect(con(["FREE", "PRO"], "success", false).porque).toBe(
      "Tienes 2 planes y cuenta el último que recibiste.",
    );
    expect(con(["FREE", "EPS"], "success", false).porque).toContain("tu EPS no está activa");
    expect(con(["FREE"], "success", false)).toMatchObject({
      porque: "Es el único plan que tienes.",
      nota: null,
    });
  });

  it("never takes a plan away in silence: a failed lookup is said", () => {
    const explicado = con(["FREE", "EPS"], "error", false);
    expect(explicado.nota).toBe("No pudimos verificar tu EPS");
    expect(explicado.porque).not.toContain("no está activa");
  });
});

describe("a profile", () => {
  it("has the plan of everybody, or of every insured client, until it is given one", () => {
    const nuevo = { planes: [], tiposUsuario: [] };
    expect(perfilDe(unaPersona(), nuevo)).toMatchObject({ tipoUsuario: "REGISTRADO", planes: [PLANES.FREE] });
    expect(perfilDe(unaPersona({ esAsegurada: true }), nuevo).planes).toEqual([PLANES.CLIENTE]);
  });

  it("has the last kind of user", () => {
    const datos = { planes: ["FREE" as const], tiposUsuario: ["REGISTRADO", "ASEGURADO"] };
    expect(perfilDe(unaPersona(), datos).tipoUsuario).toBe("ASEGURADO");
  });
});

describe("the login of an insured person", () => {
  it("is the type's character and the number, shown with a dash between", () => {
    const login = usuarioLoginDeAsegurada({ idTipoDocumento: 2, numeroDocumento: "45678912" });
    expect(login).toBe("D45678912");
    expect(mostrarUsuarioLogin(login, true)).toBe("D-45678912");
  });

  it("is first character, dash, rest, whatever it is; everybody else's is shown as it is", () => {
    const textos = fc.string({ minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(textos, (login) => {
        const mostrado = mostrarUsuarioLogin(login, true);
        expect(mostrado).toBe([login.slice(0, 1), login.slice(1)].join("-"));
        expect(mostrado.length).toBe(login.length + 1);
        expect(mostrarUsuarioLogin(login, false)).toBe(login);
      }),
    );
  });

  it("goes with the insurer's origin; the others with the product's", () => {
    const origenes = { aseguradora: "rimac", producto: "bienestar" };
    expect(origenDe({ esAsegurada: true }, origenes)).toBe("rimac");
    expect(origenDe({ esAsegurada: false }, origenes)).toBe("bienestar");
  });
});

describe("a device in plain words", () => {
  test.each([
    [
      "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
      "Chrome en un celular Android",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
      "Safari en un iPhone",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0",
      "Edge en una computadora con Windows",
    ],
    [
      "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0",
      "Firefox en una computadora con Linux",
    ],
    ["Bienestar/3.1 (Linux; Android 13; Mobile)", "Una aplicación en un celular Android"],
    ["curl/8.0", "Un dispositivo que no reconocemos"],
    [null, "Un dispositivo que no reconocemos"],
  ])("%s", (agente, esperado) => {
    expect(describirDispositivo(agente)).toBe(esperado);
  });
});

test("what is taken back is said in points that a mail can join with semicolons", () => {
  const puntos = [true, false].flatMap((conClave) => [
    ...cosasAnuladas(conClave),
    ...cosasPorRevisar(conClave),
  ]);
  expect(puntos.filter((punto) => punto.includes(";"))).toEqual([]);
});
