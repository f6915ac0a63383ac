import { Button } from "~/components/Button";
import type { DatosDelSorteo } from "./sorteo.server";

const ENTRAR = `/iniciar-sesion?${new URLSearchParams({ redirect: "/sorteo" })}`;

/** For a visitor: what takes an account, and nothing of what can be read without one. */
export const Entrar = ({ abierto }: Pick<DatosDelSorteo, "abierto">) => (
  <p>
    <Button href={ENTRAR} variant={abierto ? "primary" : "text"} large={abierto}>
      {abierto ? "Entrar para participar" : "Entrar para ver mi número"}
    </Button>
  </p>
);
