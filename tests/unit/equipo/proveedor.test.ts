import { describe, expect, it } from "vitest";
import { leerIdentidad, rolesDeGrupos, tienePrueba } from "../../../app/domain/equipo/proveedor/identidad";

const AJUSTES = { nombre: "Rimac", claimDeGrupos: "groups", roles: [], acr: null };
const CLAIMS = { iss: "https://id.example", sub: "s-1", email: "Ana@Equipo.example", name: "Ana  Torres" };
const leer = (mas: object, ajustes = {}) => leerIdentidad({ ...CLAIMS, ...mas }, { ...AJUSTES, ...ajustes });

describe("the roles of groups", () => {
  const MAPA = [
    { grupo: "sis", rol: "sistemas" },
    { grupo: "sis", rol: "datos" },
    { grupo: "noche", rol: "guardia" },
    { grupo: "dia", rol: "guardia" },
  ] as const;

  it.each([
    { grupos: ["sis"], roles: ["datos", "sistemas"] },
    { grupos: ["dia", "noche"], roles: ["guardia"] },
    { grupos: ["SIS", "otro"], roles: [] },
    { grupos: [], roles: [] },
  ])("of $grupos are $roles", ({ grupos, roles }) => expect(rolesDeGrupos(grupos, MAPA)).toEqual(roles));
});

describe("the identity of a member", () => {
  it("has the mail in small letters, the name on one line, and the subject as it came", () =>
    expect(leer({})).toMatchObject({
      ...{ emisor: "https://id.example", sujeto: "s-1", correo: "ana@equipo.example", nombre: "Ana Torres" },
    }));

  it.each([
    { groups: ["a", "b"], grupos: ["a", "b"] },
    { groups: "a", grupos: ["a"] },
    { groups: ["a", 7, null, ""], grupos: ["a"] },
    { groups: { a: true }, grupos: [] },
    { groups: undefined, grupos: [] },
  ])("reads the groups $groups as $grupos", ({ groups, grupos }) =>
    expect(leer({ groups }).grupos).toEqual(grupos),
  );

  it("finds the groups by a path too, and first by the whole name", () => {
    expect(leer({ realm: { roles: ["a"] } }, { claimDeGrupos: "realm.roles" }).grupos).toEqual(["a"]);
    const ambos = { "realm.roles": ["b"], realm: { roles: ["a"] } };
    expect(leer(ambos, { claimDeGrupos: "realm.roles" }).grupos).toEqual(["b"]);
    expect(leer({}, { claimDeGrupos: "constructor.name" }).grupos).toEqual([]);
  });

  it.each([{ email: "ana" }, { email_verified: false }])("has no mail with $email, $email_verified", (mas) =>
    expect(leer(mas).correo).toBe(""),
  );

  it.each([
    { acr: null, claims: {}, pasa: true },
    { acr: "mfa", claims: {}, pasa: false },
    { acr: "mfa", claims: { acr: "mfa" }, pasa: true },
    { acr: "mfa", claims: { amr: ["pwd", "mfa"] }, pasa: true },
    { acr: "mfa", claims: { acr: "pwd" }, pasa: false },
  ])("with $claims passes a demand of $acr: $pasa", ({ acr, claims, pasa }) =>
    expect(tienePrueba(leer(claims), { acr })).toBe(pasa),
  );
});
