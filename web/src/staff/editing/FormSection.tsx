import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  summary?: string;
  /** It opens once this, or an error, becomes true. */
  opens?: boolean;
  /** An error keeps it open. */
  isWrong?: boolean;
  children: ReactNode;
}

export function FormSection(props: FormSectionProps) {
  const { title, summary, opens = false, isWrong = false, children } = props;
  const id = useId();
  const hasReason = opens || isWrong;
  const [isOpen, setOpen] = useState(hasReason);
  const [had, setHad] = useState(hasReason);
  if (hasReason !== had) {
    setHad(hasReason);
    if (hasReason) setOpen(true);
  }
  return (
    // On its own, so that all of its corners are round.
    <div>
      <Accordion
        variant="outlined"
        expanded={isOpen || isWrong}
        onChange={(_event, expanded) => setOpen(expanded)}
        slotProps={{ transition: { unmountOnExit: true } }}
      >
        <AccordionSummary id={`${id}-head`} aria-controls={id} expandIcon={<ExpandMoreIcon />}>
          <Box>
            <Typography component="span" sx={{ fontWeight: 600, display: 'block' }}>
              {title}
            </Typography>
            {summary ? (
              <Typography component="span" variant="body2" color="textSecondary">
                {summary}
              </Typography>
            ) : null}
          </Box>
        </AccordionSummary>
        <AccordionDetails>{children}</AccordionDetails>
      </Accordion>
    </div>
  );
}

export const twoColumns = {
  display: 'grid',
  gap: 2.25,
  gridTemplateColumns: { sm: '1fr 1fr' },
} as const;
