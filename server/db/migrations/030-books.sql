-- Every catalogue that anything was sold from, so that an order can be explained long after prices have changed.
create table catalogues (
  id integer generated always as identity primary key,
  content_hash text not null unique,
  items jsonb not null,
  first_sold_at timestamptz not null default now()
);

alter table orders
  add column catalogue_id integer references catalogues,
  -- One currency so far; tax and discounts would stand beside it.
  add column currency text not null default 'usd' check (currency = 'usd'),
  -- Where an order that waits for its payment is paid.
  add column payment_url text,
  -- The provider's payment, by which its refunds are told.
  add column payment_ref text,
  add column paid_at timestamptz,
  add column refunded_cents integer not null default 0 check (refunded_cents between 0 and total_cents),
  -- When the provider was last asked how the order stands.
  add column looked_at timestamptz;
create index orders_payment_ref on orders (provider, payment_ref);
create index orders_open on orders (created_at) where status in ('DRAFT', 'OPEN');

-- What an order grants stands in it from now on. Until now everything was sold from one catalogue.
update orders set items = (
  select jsonb_agg(
    line || jsonb_build_object('grants', case (line->>'item_id')::int
      when 1 then '{"proposed_endeavors": 10, "recommendation_letter": 5, "petition_letter": 1}'::jsonb
      when 2 then '{"proposed_endeavors": 10, "recommendation_letter": 5, "petition_letter": 1,
                    "rfe_notice_analysis": 1, "rfe_response": 1}'::jsonb
      when 3 then '{"rfe_notice_analysis": 1, "recommendation_letter": 5, "rfe_response": 1}'::jsonb
      when 4 then '{"recommendation_letter": 1}'::jsonb
      when 5 then '{"rfe_notice_analysis": 1}'::jsonb
    end) order by place)
  from jsonb_array_elements(items) with ordinality as lines (line, place)
);

alter table payment_events
  add column amount_cents integer,
  add column currency text,
  -- Why it had no effect where it should have had one: its amount or currency is not the order's.
  add column problem text check (problem in ('amount', 'currency')),
  drop constraint payment_events_outcome_check,
  add constraint payment_events_outcome_check check (outcome in ('COMPLETED', 'CANCELED', 'FAILED', 'REFUNDED'));

update orders set paid_at = (
  select min(received_at) from payment_events where order_id = orders.id and outcome = 'COMPLETED'
) where status = 'COMPLETED';

-- A reversal takes back what an order granted and nobody has spent, once its money was refunded. One of a task takes what
-- that task gave back afterwards. One of nothing says that all was spent.
alter table credit_entries
  drop constraint credit_entries_reason_check,
  add constraint credit_entries_reason_check check (reason in ('purchase', 'spend', 'refund', 'reversal')),
  drop constraint credit_entries_check,
  add constraint credit_entries_check check (
    case reason
      when 'purchase' then amount > 0 and order_id is not null and task_id is null
      when 'spend' then amount < 0 and order_id is null and task_id is not null
      when 'refund' then amount > 0 and order_id is null and task_id is not null
      else amount <= 0 and order_id is not null
    end
  );
create unique index credit_entries_reversal on credit_entries (order_id, product) where reason = 'reversal' and task_id is null;
create unique index credit_entries_reversal_of_task on credit_entries (order_id, task_id) where reason = 'reversal';

-- What the nightly comparison of ledger, orders and tasks found.
create table books_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null default now(),
  -- How many faults of each kind.
  faults jsonb not null
);
