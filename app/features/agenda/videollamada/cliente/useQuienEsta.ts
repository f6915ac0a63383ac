import { useEffect, useState } from "react";
import { estaElOtro } from "./canal";

const CADA_MS = 5_000;

/** Whether the other side is in the room, asked again and again while this side stands at its door. */
export function useQuienEsta(sala: string, alCargar: boolean, enLaPuerta: boolean): boolean {
  const [esta, setEsta] = useState(alCargar);
  useEffect(() => {
    if (!enLaPuerta) return;
    const preguntar = () => {
      if (document.hidden) return;
      // What is not known now is asked again in a moment.
      estaElOtro(sala).then(setEsta, () => {});
    };
    const timer = setInterval(preguntar, CADA_MS);
    return () => clearInterval(timer);
  }, [sala, enLaPuerta]);
  return esta;
}
