import { useLocation } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Field } from "~/components/Field";
import { Fold } from "~/components/Fold";
import * as css from "./medicion.css";

interface Props {
  desde: string;
  hasta: string;
  /** Chosen days in words. */
  tramo: string;
}

/** Chosen days of the figures, and the fields that change them. */
export function ElegirDias({ desde, hasta, tramo }: Props) {
  const { pathname } = useLocation();
  return (
    <Fold title={`${tramo} · cambiar los días`}>
      <form method="get" action={pathname} className={css.filtro}>
        <Field id="desde" name="desde" label="Desde" type="date" defaultValue={desde} />
        <Field id="hasta" name="hasta" label="Hasta" type="date" defaultValue={hasta} />
        <Button variant="secondary">Ver</Button>
      </form>
    </Fold>
  );
}
