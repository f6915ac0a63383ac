import { useEffect, useState } from "react";
import { estaElOtro } from "./canal";

const CADA_MS = 5_000;

/** True while the other side is in the room. The server is asked repeatedly while this side has not joined. */
export function useQuienEsta(sala: string, alCargar: boolean, enLaPuerta: boolean): boolean {
  const [esta, setEsta] = useState(alCargar);
  useEffect(() => {
    if (!enLaPuerta) return;
    const preguntar = () => {
      if (document.hidden) return;
      // A failed request is repeated by the next one.
      estaElOtro(sala).then(setEsta, () => {});
    };
    const timer = setInterval(preguntar, CADA_MS);
    return () => clearInterval(timer);
  }, [sala, enLaPuerta]);
  return esta;
}
